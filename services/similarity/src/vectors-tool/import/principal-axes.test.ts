import fc from 'fast-check';
import { Covariance } from './covariance';
import { dotProducts } from './dot-products';
import { principalAxes } from './principal-axes';

const rowsOf = (dimensions: number): fc.Arbitrary<number[][]> =>
  fc.array(
    fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions }),
    {
      minLength: 3,
      maxLength: 40,
    },
  );

function covarianceOf(rows: readonly number[][], dimensions: number, blockSize = rows.length): Float64Array {
  const covariance = new Covariance(dimensions);
  for (let i = 0; i < rows.length; i += blockSize) {
    covariance.add(Float64Array.from(rows.slice(i, i + blockSize).flat()));
  }
  return covariance.matrix();
}

function turned(rows: readonly number[][], dimensions: number): number[][] {
  const axes = principalAxes(covarianceOf(rows, dimensions), dimensions);
  const out = new Float64Array(rows.length * dimensions);
  dotProducts(Float64Array.from(rows.flat()), axes, dimensions, out);
  return rows.map((_, i) => [...out.subarray(i * dimensions, (i + 1) * dimensions)]);
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

function variances(rows: readonly number[][]): number[] {
  return (rows[0] ?? []).map((_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length;
    return rows.reduce((sum, row) => sum + ((row[i] ?? 0) - mean) ** 2, 0) / rows.length;
  });
}

test('when rows are added in blocks of any size then the covariance is that of its definition', () => {
  const dimensions = 19;
  fc.assert(
    fc.property(rowsOf(dimensions), fc.integer({ min: 1, max: 40 }), (rows, blockSize) => {
      const found = covarianceOf(rows, dimensions, blockSize);
      const means =
        rows[0]?.map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length) ?? [];
      for (let i = 0; i < dimensions; i++) {
        for (let j = 0; j < dimensions; j++) {
          const products = rows.map(
            (row) => ((row[i] ?? 0) - (means[i] ?? 0)) * ((row[j] ?? 0) - (means[j] ?? 0)),
          );
          const expected = products.reduce((sum, value) => sum + value, 0) / rows.length;
          expect(Math.abs((found[i * dimensions + j] ?? NaN) - expected)).toBeLessThan(1e-12);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('when rows are turned onto their axes then every angle stays and the variance falls from dimension to dimension', () => {
  fc.assert(
    fc.property(rowsOf(6), (rows) => {
      const after = turned(rows, 6);
      for (const [i, row] of rows.entries()) {
        expect(Math.abs(dot(after[0] ?? [], after[i] ?? []) - dot(rows[0] ?? [], row))).toBeLessThan(1e-9);
      }
      const spread = variances(after);
      for (let i = 1; i < spread.length; i++)
        expect(spread[i]).toBeLessThanOrEqual((spread[i - 1] ?? 0) + 1e-12);
    }),
  );
});

test('when an axis could point either way then its largest entry is positive', () => {
  const rows = [
    [1, -2],
    [-1, 2],
    [2, -4.5],
    [-2, 4.4],
  ];
  const [x, y] = principalAxes(covarianceOf(rows, 2), 2);
  expect(x).toBeLessThan(0);
  expect(y).toBeGreaterThan(0.8);
});

test('when there are no rows then there is no covariance', () => {
  expect(() => new Covariance(2).matrix()).toThrow(RangeError);
});
