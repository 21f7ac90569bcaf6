import { answer, freshGame, giveUp, guess, hint, play } from '../test/play';
import { scoreOf } from '../test/score-of';
import type { GameState } from './game-state';
import { restoreStats, type StatsBook } from './statistics-book';
import { countGame } from './statistics-of-game';

const empty = restoreStats(null);
/** Game 904 is of 21 November 2026, which begins and ends at 05:00 UTC. */
const NOON = new Date('2026-11-21T17:00:00Z');
const BEFORE_MIDNIGHT = new Date('2026-11-22T04:59:59Z');
const IN_GRACE = new Date('2026-11-22T07:59:59Z');
const AFTER_GRACE = new Date('2026-11-22T08:00:00Z');
const NEXT_NOON = new Date('2026-11-22T17:00:00Z');

const won = (game: GameState) => guess(game, 'harbor', 1);
const daily = (gameNumber: number) => freshGame({ gameNumber });
const statsOf = (...plays: (readonly [GameState, Date])[]) => bookOf(...plays).stats;

function bookOf(...plays: (readonly [GameState, Date])[]): StatsBook {
  return plays.reduce((book, [game, at]) => countGame(book, game, at), empty);
}

describe('a play', () => {
  test('when a game is only looked at or has only hints then it does not count', () => {
    expect(countGame(empty, freshGame(), NOON)).toBe(empty);
    expect(countGame(empty, hint(freshGame(), 'river'), NOON)).toBe(empty);
  });

  test('when the first guess counts then the play counts, and once', () => {
    const first = guess(freshGame(), 'river');
    const book = countGame(empty, first, NOON);
    expect(book.stats).toMatchObject({ totalPlays: 1, firstPlay: '2026-11-21', lastPlay: '2026-11-21' });
    expect(countGame(book, guess(first, 'coast'), NOON)).toBe(book);
  });

  test('when the bar of the winning guess still grows then the win counts already, as it is stored', () => {
    const asked = play(freshGame(), { type: 'submitted', text: 'harbor' });
    const growing = play(asked, answer(asked, scoreOf('harbor', 1)));
    expect(growing.status).toBe('playing');
    expect(statsOf([growing, NOON])).toMatchObject({ wins: 1, totalGuesses: 1 });
  });

  test('when a game is given up at once then play and end both count, without a guess', () => {
    expect(statsOf([giveUp(freshGame(), 'harbor'), NOON])).toMatchObject({
      totalPlays: 1,
      giveups: 1,
      wins: 0,
      totalGuesses: 0,
      lastEnd: '2026-11-21',
      playStreak: 1,
      winStreak: 0,
    });
  });

  test('when a game is won with hints then guesses and hints are counted apart', () => {
    const game = won(guess(hint(freshGame(), 'river'), 'coast'));
    expect(statsOf([game, NOON])).toMatchObject({ wins: 1, totalGuesses: 2, hints: 1 });
  });

  test("when it is another player's game then nothing counts", () => {
    expect(countGame(empty, won(freshGame()), NOON)).not.toBe(empty);
    expect(countGame(empty, { ...won(freshGame()), origin: 'otherUser' }, NOON)).toBe(empty);
  });
});

describe('an abandon', () => {
  const left = guess(daily(904), 'river');

  test('when a daily game is left then it is an abandon only once a later daily game is begun', () => {
    expect(statsOf([left, NOON], [freshGame({ gameNumber: 905 }), NEXT_NOON]).abandons).toBe(0);
    expect(statsOf([left, NOON], [guess(daily(905), 'coast'), NEXT_NOON]).abandons).toBe(1);
  });

  test('when it is finished later from the archive then it is undone, and the play is not counted again', () => {
    const stats = statsOf([left, NOON], [won(daily(905)), NEXT_NOON], [won(guess(left, 'coast')), NEXT_NOON]);
    expect(stats).toMatchObject({ abandons: 0, wins: 2, totalPlays: 2, totalGuesses: 4, winStreak: 1 });
    expect(stats).toMatchObject({ lastEnd: '2026-11-22', lastPlay: '2026-11-22', playStreak: 2 });
  });

  test('when an archive game is left then it is no abandon', () => {
    const archived = guess(daily(850), 'river');
    expect(statsOf([archived, NOON], [guess(daily(904), 'river'), NOON])).toMatchObject({
      abandons: 0,
      totalPlays: 2,
    });
  });
});

describe('an archive game', () => {
  test('when it is won then totals count, and neither dates nor streaks', () => {
    const before = bookOf([won(daily(904)), NOON]);
    const { stats } = countGame(before, won(guess(daily(850), 'river')), NOON);
    expect(stats).toEqual({ ...before.stats, totalPlays: 2, wins: 2, totalGuesses: 3 });
  });

  test('when it is given up then the win streak goes on', () => {
    expect(statsOf([won(daily(904)), NOON], [giveUp(daily(850), 'x'), NOON])).toMatchObject({
      giveups: 1,
      winStreak: 1,
    });
  });

  test('when it is the first game ever then no date is set', () => {
    expect(statsOf([won(daily(850)), NOON])).toMatchObject({
      firstPlay: null,
      lastPlay: null,
      lastEnd: null,
      playStreak: 0,
      winStreak: 0,
      wins: 1,
    });
  });
});

describe('midnight', () => {
  const begun = guess(daily(904), 'river');

  test.each([
    ['a second before midnight', BEFORE_MIDNIGHT, 1],
    ['within three hours after it', IN_GRACE, 1],
    ['three hours after it', AFTER_GRACE, 0],
  ])('when a game begun before is won %s then the streak is %s', (_when, at, winStreak) => {
    const stats = statsOf([begun, NOON], [won(begun), at]);
    expect(stats).toMatchObject({ wins: 1, winStreak, lastEnd: winStreak === 1 ? '2026-11-21' : null });
  });

  test.each([
    ["in the hours after, opened as the day's own", 'main', IN_GRACE, 1],
    ['in the hours after, opened from the archive', 'archive', IN_GRACE, 0],
    ["when they are over, opened as the day's own", 'main', AFTER_GRACE, 0],
  ] as const)(
    'when the first guess counts %s (%s) then the play streak is',
    (_when, origin, at, playStreak) => {
      expect(statsOf([{ ...begun, origin }, at])).toMatchObject({ totalPlays: 1, playStreak });
    },
  );

  test("when the old game is won after the new one was begun then both days count, in the days' order", () => {
    const next = guess(daily(905), 'river');
    const stats = statsOf(
      [won(daily(903)), new Date(NOON.getTime() - 86_400_000)],
      [begun, NOON],
      [next, IN_GRACE],
    );
    expect(stats).toMatchObject({ abandons: 1, winStreak: 0, playStreak: 3 });
    const book = bookOf(
      [won(daily(903)), new Date(NOON.getTime() - 86_400_000)],
      [begun, NOON],
      [next, IN_GRACE],
      [won(begun), IN_GRACE],
      [won(next), NEXT_NOON],
    );
    expect(book.stats).toMatchObject({ abandons: 0, winStreak: 3, playStreak: 3, lastEnd: '2026-11-22' });
  });
});

describe('what touches nothing of the daily game', () => {
  test("when it is yesterday's game then its own record gets totals only", () => {
    const stats = statsOf([won(freshGame({ mode: 'yesterday', gameNumber: 903 })), NOON]);
    expect(stats).toMatchObject({ wins: 1, totalPlays: 1, lastPlay: null, playStreak: 0, winStreak: 0 });
  });

  test('when it is a custom game then its own record gets totals only, each code once', () => {
    const custom = (code: string) => won(freshGame({ gameNumber: -1, code, origin: 'custom' }));
    const book = bookOf([custom('~a'), NOON], [custom('~b'), NOON], [custom('~a'), NOON]);
    expect(book.stats).toMatchObject({ wins: 2, totalPlays: 2, lastPlay: null, playStreak: 0 });
  });
});
