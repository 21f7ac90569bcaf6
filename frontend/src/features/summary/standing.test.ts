import { wonGame, lostGame, summaryWith } from '../../../test/game-summaries';
import { standingOf } from './standing';
import { summaryRows } from './summary-rows';

/** Six found it: one in 1–10, two in 11–20, three in over 20. */
const summary = summaryWith({ won: 6, finished: 8, games: [1, 2, 3] });

describe('the bars of a summary', () => {
  test('when a game was won, then each bar is drawn to the longest, and the own one is marked', () => {
    const rows = summaryRows(summary, wonGame(15), false);
    expect(rows.map(({ games, percent, yours }) => [games, Math.round(percent), yours])).toEqual([
      [1, 33, null],
      [2, 67, 'place'],
      [3, 100, null],
      [2, 67, null],
    ]);
    expect(rows.map(({ bucket }) => bucket?.to)).toEqual([10, 20, null, undefined]);
  });

  test.each([
    [10, 0],
    [11, 1],
    [21, 2],
    [4000, 2],
  ])('when it took %i guesses, then bar %i is the own one', (guesses, place) => {
    expect(summaryRows(summary, wonGame(guesses), false).findIndex(({ yours }) => yours !== null)).toBe(
      place,
    );
  });

  test('when the game was given up, then those who gave up are the own bar', () => {
    expect(summaryRows(summary, lostGame(), false).map(({ yours }) => yours)).toEqual([
      null,
      null,
      null,
      'place',
    ]);
  });

  test('when nobody has finished, then no bar has a length', () => {
    const rows = summaryRows(summaryWith({ won: 0, finished: 0, games: [0, 0, 0] }), wonGame(3), false);
    expect(rows.map(({ percent }) => percent)).toEqual([0, 0, 0, 0]);
  });
});

describe('where a visitor stands', () => {
  test.each([
    ['few guesses', 4, { kind: 'ahead', percent: 83 }],
    ['as many as most', 15, { kind: 'ahead', percent: 50 }],
    ['many guesses', 50, { kind: 'behind', percent: 50 }],
  ])('when it took %s, then it is said how many needed more or fewer', (_how, guesses, standing) => {
    expect(standingOf(summary, wonGame(guesses), false)).toEqual(standing);
  });

  test('when nobody has found it, then the visitor is the first', () => {
    expect(standingOf(summaryWith({ won: 0, finished: 2, games: [0, 0, 0] }), wonGame(5), false)).toEqual({
      kind: 'first',
    });
  });

  test('when all needed about as many, then nobody is said to be slower or faster', () => {
    expect(standingOf(summaryWith({ won: 2, finished: 2, games: [0, 2, 0] }), wonGame(15), false)).toEqual({
      kind: 'among',
    });
  });

  test('when the game was given up, then there is no standing', () => {
    expect(standingOf(summary, lostGame(), false)).toBeNull();
  });
});

describe('where a member stands', () => {
  const counted = { includesOwn: true };

  test('when the own game is counted, then it is not among the others', () => {
    expect(standingOf({ ...summary, ...counted }, wonGame(15), true)).toEqual({ kind: 'ahead', percent: 60 });
  });

  test('when the own game is the only one, then the member is the first', () => {
    const alone = summaryWith({ won: 1, finished: 1, games: [0, 1, 0], ...counted });
    expect(standingOf(alone, wonGame(15), true)).toEqual({ kind: 'firstMember' });
  });

  test('when the only counted game is that of another, then the member is not the first, and the bar is not theirs', () => {
    const another = summaryWith({ won: 1, finished: 1, games: [0, 1, 0] });
    expect(standingOf(another, wonGame(15), true)).toEqual({ kind: 'among' });
    expect(summaryRows(another, wonGame(15), true).some(({ yours }) => yours !== null)).toBe(false);
    expect(summaryRows({ ...another, ...counted }, wonGame(15), true)[1]).toMatchObject({ yours: 'counted' });
  });

  test('when nobody is counted yet, the member neither, then nothing is said', () => {
    const nobody = summaryWith({ won: 0, finished: 2, games: [0, 0, 0] });
    expect(standingOf(nobody, wonGame(15), true)).toBeNull();
  });

  test('when the own game is not counted yet, then nothing is taken off', () => {
    expect(standingOf(summaryWith({ won: 2, finished: 2, games: [0, 0, 2] }), wonGame(15), true)).toEqual({
      kind: 'ahead',
      percent: 100,
    });
  });
});
