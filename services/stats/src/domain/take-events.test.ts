import fc from 'fast-check';
import { gameCompleted, gameStarted, toldAgain, type TestEnd } from '../../../../scripts/jest/game-events';
import { errorOf } from '../../../../scripts/jest/error-of';
import type { GameEvent } from './play';
import { takeEvents, type GameTally, type KeptPlay } from './take-events';

const ada = { userId: 'ada', gameNumber: 904 };
const game = { gameCode: 'proximity', gameNumber: 904 };
const start = (own: Partial<TestEnd> = {}) => gameStarted({ ...ada, ...own }) as GameEvent;
const end = (own: Partial<TestEnd> = {}) => gameCompleted({ ...ada, ...own }) as GameEvent;

describe('what events change', () => {
  test('when a game is begun, then there is a play, and one more who has begun it', () => {
    expect(takeEvents([], [start()])).toEqual({
      plays: [{ ...ada, ...game, startedOnItsDay: true, end: null }],
      tallies: [{ ...game, outcome: 'begun', games: 1 }],
    });
  });

  test('when it is won, then its guesses and hints are counted for the game', () => {
    const { plays } = takeEvents([], [start()]);
    expect(takeEvents(plays, [end({ guessCount: 31, hintCount: 2 })])).toEqual({
      plays: [{ ...plays[0], end: { won: true, onItsDay: true, guesses: 31, hints: 2 } }],
      tallies: [{ ...game, outcome: 'won', guesses: 31, hints: 2, games: 1 }],
    });
  });

  test('when it is given up, then one more has lost it, with whatever many guesses', () => {
    const { tallies } = takeEvents([], [start(), end({ won: false, guessCount: 7, hintCount: 3 })]);
    expect(tallies).toEqual([
      { ...game, outcome: 'begun', games: 1 },
      { ...game, outcome: 'lost', games: 1 },
    ]);
  });

  test('when several come to the same, then they are counted together', () => {
    const { tallies } = takeEvents([], [start(), start({ userId: 'bob' }), end(), end({ userId: 'bob' })]);
    expect(tallies).toEqual([
      { ...game, outcome: 'begun', games: 2 },
      { ...game, outcome: 'won', guesses: 12, hints: 0, games: 2 },
    ]);
  });

  test('when a finish comes again under another id, be it another finish, then nothing changes', () => {
    const { plays } = takeEvents([], [start(), end()]);
    const again = [
      toldAgain(end()) as GameEvent,
      end({ won: false }),
      end({ guessCount: 3 }),
      start({ onItsDay: false }),
    ];
    expect(takeEvents(plays, again)).toEqual({ plays: [], tallies: [] });
  });

  test('when the start comes after the end, then the day of the start is known from then on, and nobody is counted twice', () => {
    const { plays } = takeEvents([], [end({ onItsDay: false })]);
    expect(plays).toMatchObject([{ startedOnItsDay: null, end: { onItsDay: false } }]);
    expect(takeEvents(plays, [start()])).toEqual({
      plays: [{ ...plays[0], startedOnItsDay: true }],
      tallies: [],
    });
  });

  test('when two games have one number but not one code, or one code but not one number, then they are different games', () => {
    const events = [start(), start({ gameCode: 'proximity_es' }), start({ gameNumber: 903 })];
    expect(takeEvents([], events).plays).toHaveLength(3);
  });

  test.each([['of an unknown code', { gameCode: 'proximity_fr' }, 'invalid_request']])(
    'when an event is of a game %s, then it can never be counted',
    (_, own, code) => {
      expect(errorOf(() => takeEvents([], [start(), start(own)]))).toMatchObject({ code });
    },
  );
});

test('when events come in any batches, some again, then plays and counts are those of each once', () => {
  const players = fc.constantFrom('ada', 'bob', 'eve');
  const event = fc
    .tuple(
      players,
      fc.integer({ min: 900, max: 904 }),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
    )
    .map(([userId, gameNumber, isEnd, won, guessCount]) =>
      isEnd ? end({ userId, gameNumber, won, guessCount }) : start({ userId, gameNumber }),
    );
  const batches = fc.array(fc.array(event, { maxLength: 12 }), { maxLength: 8 });
  fc.assert(
    fc.property(batches, (parts) => {
      const store = new Store();
      for (const part of parts) store.take(part);
      const together = new Store();
      together.take([...parts.flat(), ...parts.flat()]);
      expect(store).toEqual(together);
      expect(store.countOf('begun')).toBe(store.plays.size);
      const ended = [...store.plays.values()].flatMap((play) => play.end ?? []);
      expect(store.countOf('won')).toBe(ended.filter(({ won }) => won).length);
      expect(store.countOf('lost')).toBe(ended.filter(({ won }) => !won).length);
    }),
  );
});

/** What the tables are to the service. */
class Store {
  readonly plays = new Map<string, KeptPlay>();
  readonly tallies = new Map<string, number>();

  take(events: GameEvent[]): void {
    const { plays, tallies } = takeEvents([...this.plays.values()], events);
    for (const play of plays) this.plays.set(`${play.userId} ${play.gameNumber}`, play);
    for (const { games, ...cell } of tallies) this.add(JSON.stringify(cell), games);
  }

  countOf(outcome: GameTally['outcome']): number {
    const counts = [...this.tallies].filter(([cell]) => cell.includes(`"${outcome}"`));
    return counts.reduce((total, [, games]) => total + games, 0);
  }

  private add(cell: string, games: number): void {
    this.tallies.set(cell, (this.tallies.get(cell) ?? 0) + games);
  }
}
