import fc from 'fast-check';
import { barPercent } from './bar-percent';

const bar = (rank: number): number => barPercent({ percentile: rank <= 1000 ? 1001 - rank : null, rank });

describe('barPercent', () => {
  // Lengths as the drawings of the game screen have them.
  test.each([
    [1, 100],
    [13, 95.1],
    [14, 94.7],
    [31, 89.6],
    [33, 89.1],
    [913, 13.2],
    [922, 12.7],
    [1390, 3.4],
    [1559, 3.3],
    [6569, 2.2],
    [14275, 1.6],
    [17643, 1.5],
  ])('when a guess is at rank %i then its bar has %f %%', (rank, percent) => {
    expect(bar(rank)).toBeCloseTo(percent, 1);
  });

  test('when a guess is nearer then its bar is longer, up to the rarest word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40_000 }), (rank) => {
        expect(bar(rank)).toBeGreaterThan(bar(rank + 1));
        expect(bar(rank + 1)).toBeGreaterThan(0);
      }),
    );
  });

  test('when a rank is beyond every vocabulary then the bar has no negative length', () => {
    expect(bar(10_000_000)).toBe(0);
  });
});
