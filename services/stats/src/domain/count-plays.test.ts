import type { DomainEvent } from '@proximity/common/events/domain-event';
import { NO_STATS, type UserStats } from '@proximity/rules/statistics-record';
import fc from 'fast-check';
import { gameCompleted, gameStarted } from '../../../../scripts/jest/game-events';
import { Season } from '../../test/season';
import { anyStep } from '../../test/season-steps';
import { countPlays } from './count-plays';
import type { GameEvent } from './play';
import { takeEvents } from './take-events';

test('when a player plays on, then the server counts from events what the page counts from games', () => {
  fc.assert(countsAlike(), { numRuns: 300 });
});

test('when a few seasons of one seed are played, then they get everywhere, or they would prove nothing', () => {
  const seen = nothingSeen();
  fc.assert(countsAlike(seen), { numRuns: 100, seed: 1 });
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

const nothingSeen = () => ({
  ...{ abandons: 0, undone: 0, grace: 0, giveups: 0 },
  ...{ winStreak: 0, playStreak: 0, hints: 0, archive: 0 },
});

/** @param seen counts what happened on the way */
function countsAlike(seen = nothingSeen()) {
  return fc.property(fc.array(anyStep(), { minLength: 30, maxLength: 90, size: 'max' }), (steps) => {
    const season = new Season('ada');
    let abandons = 0;
    for (const each of steps) {
      season.run(each);
      const { pageStats } = season;
      seen.undone += Number(pageStats.abandons < abandons);
      ({ abandons } = pageStats);
      seen.winStreak += Number(pageStats.winStreak > 1);
      seen.playStreak += Number(pageStats.playStreak > 2);
    }
    const { pageStats } = season;
    expect(countOf(season.told)).toEqual(pageStats);
    seen.abandons += pageStats.abandons;
    seen.grace += season.inGrace;
    seen.giveups += pageStats.giveups;
    seen.hints += pageStats.hints;
    seen.archive += season.told.filter((event) => isGame(event) && !event.payload.onItsDay).length;
  });
}

test('when events come twice, or games in another order, then the record is the same', () => {
  const lives = fc.array(anyStep(), { minLength: 20, maxLength: 60, size: 'max' }).chain((steps) => {
    const season = new Season('ada');
    steps.forEach((each) => season.run(each));
    const { told } = season;
    return fc.tuple(
      fc.constant(told),
      fc.shuffledSubarray([...told, ...told], { minLength: told.length * 2 }),
      fc.constant(season.pageStats),
    );
  });
  fc.assert(
    fc.property(lives, ([told, mixed, pageStats]) => {
      expect(countOf(mixed)).toEqual(pageStats);
      expect(countOf([...told].reverse())).toEqual(pageStats);
    }),
  );
});

test.each([
  ['won on its day', true, { totalPlays: 1, wins: 1, winStreak: 1, playStreak: 1, lastEnd: '2026-11-21' }],
  ['won later', false, { totalPlays: 1, wins: 1, winStreak: 0, playStreak: 0, lastEnd: null }],
])('when only the end of a game is known, %s, then the game counts with it', (_, onItsDay, record) => {
  expect(countOf([gameCompleted({ userId: 'ada', gameNumber: 904, onItsDay })])).toMatchObject(record);
});

test('when nothing was told, then there is no play', () => {
  expect(countOf([])).toEqual(NO_STATS);
});

test('when a game is begun, then it counts without being over', () => {
  expect(countOf([gameStarted({ userId: 'ada', gameNumber: 904 })])).toEqual({
    ...NO_STATS,
    ...{ totalPlays: 1, playStreak: 1, firstPlay: '2026-11-21', lastPlay: '2026-11-21' },
  });
});

function countOf(told: readonly DomainEvent[]): UserStats {
  return countPlays(takeEvents([], told.filter(isGame)).plays);
}

function isGame(event: DomainEvent): event is GameEvent {
  return event.type !== 'account-deleted';
}
