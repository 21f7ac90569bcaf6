import fc from 'fast-check';
import { createReadSummary, summaryOf } from './summary';
import type { Tally } from './tally';

const won = (guesses: number, games = 1, hints = 0): Tally => ({ outcome: 'won', guesses, hints, games });
const countsOf = (buckets: { games: number }[]): number[] => buckets.map(({ games }) => games);

describe('the summary of a game', () => {
  test('when nobody has begun it, then every count is 0 and there is no median', () => {
    const summary = summaryOf([]);
    expect(summary).toMatchObject({ players: 0, finished: 0, won: 0 });
    expect(countsOf([...summary.guesses, ...summary.hints])).toEqual(Array(11).fill(0));
    expect(summary).not.toHaveProperty('medianGuesses');
  });

  test('when some won, some gave up and some still play, then each is counted where it belongs', () => {
    const summary = summaryOf([
      { outcome: 'begun', games: 10 },
      { outcome: 'lost', games: 3 },
      won(9, 2, 1),
      won(120, 1, 3),
    ]);
    expect(summary).toMatchObject({ players: 10, finished: 6, won: 3, medianGuesses: 9 });
    expect(countsOf(summary.hints)).toEqual([0, 2, 0, 1]);
  });

  test('when games lie on the edges, then each is in one bucket, and the buckets have no gaps', () => {
    const edges = [1, 10, 11, 20, 21, 30, 31, 40, 41, 60, 61, 100, 101, 5000];
    const { guesses, hints } = summaryOf(edges.map((value) => won(value)));
    expect(guesses).toEqual([
      { from: 1, to: 10, games: 2 },
      { from: 11, to: 20, games: 2 },
      { from: 21, to: 30, games: 2 },
      { from: 31, to: 40, games: 2 },
      { from: 41, to: 60, games: 2 },
      { from: 61, to: 100, games: 2 },
      { from: 101, games: 2 },
    ]);
    expect(hints.map(({ from, to }) => [from, to])).toEqual([0, 1, 2, 3].map((each) => [each, each]));
  });

  test.each([
    [[won(12)], 12],
    [[won(30), won(10)], 20],
    [[won(11), won(10)], 10.5],
    [[won(50), won(10, 3), won(20, 2)], 15],
    [[won(50, 4, 1), won(10, 1, 2), won(50, 1, 0)], 50],
    [[{ outcome: 'lost', games: 5 } as const, won(40)], 40],
  ])('when these were won (%j), then the median is %s', (tallies, median) => {
    expect(summaryOf(tallies).medianGuesses).toBe(median);
  });

  test('when there are many, then the median is that of all of them in a row', () => {
    const many = fc.array(
      fc.record({ guesses: fc.integer({ min: 1, max: 40 }), games: fc.integer({ min: 1, max: 5 }) }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(many, (tallies) => {
        const row = tallies
          .flatMap(({ guesses, games }) => Array<number>(games).fill(guesses))
          .sort((a, b) => a - b);
        const [low = 0, high = 0] = [row[Math.ceil(row.length / 2) - 1], row[Math.floor(row.length / 2)]];
        const summary = summaryOf(tallies.map(({ guesses, games }) => won(guesses, games)));
        expect(summary.medianGuesses).toBe((low + high) / 2);
        expect(countsOf(summary.guesses).reduce((a, b) => a + b)).toBe(row.length);
      }),
    );
  });

  test.each([
    ['proximity_fr', 904, 'invalid_request'],
    ['proximity', 0, 'date_not_found'],
    ['proximity', 3502, 'date_not_found'],
    ['proximity', -1, 'date_not_found'],
  ])('when the game is %s #%s, then it is refused with %s', async (gameCode, gameNumber, code) => {
    const readSummary = createReadSummary({
      tallies: () => Promise.resolve([]),
      hasEnded: () => Promise.resolve(false),
    });
    await expect(readSummary({ gameCode, gameNumber })).rejects.toMatchObject({ code });
  });
});
