import { tinyVectorSet } from '../../test/tiny-vector-set';
import { createExactIndex } from './exact-index';
import type { NeighborIndex } from './neighbor-index';
import { createRankTables } from './rank-tables';

const set = tinyVectorSet({
  rows: [
    ['a', 1, 0],
    ['b', 1, 1],
    ['c', 0, 1],
    ['d', -1, 1],
  ],
  sensitive: ['b'],
});

function countingIndex(): { index: NeighborIndex; searched: number[] } {
  const exact = createExactIndex(set);
  const searched: number[] = [];
  const index: NeighborIndex = {
    kind: 'exact',
    neighbors: (row, count) => {
      searched.push(row);
      return exact.neighbors(row, count);
    },
  };
  return { index, searched };
}

test('when a secret is asked for again, in any mode, then it is searched only once', () => {
  const { index, searched } = countingIndex();
  const tables = createRankTables(set, index, 2);
  expect([...tables.of(0, false).rows]).toEqual([1, 2, 3]);
  expect([...tables.of(0, true).rows]).toEqual([2, 3]);
  expect(tables.of(0, true)).toBe(tables.of(0, true));
  expect(tables.of(0, false)).toBe(tables.of(0, false));
  expect(searched).toEqual([0]);
});

test('when more secrets are asked for than are kept then the one asked for longest ago is searched again', () => {
  const { index, searched } = countingIndex();
  const tables = createRankTables(set, index, 2);
  for (const secret of [0, 1, 0, 2, 0, 1]) tables.of(secret, false);
  expect(searched).toEqual([0, 1, 2, 1]);
});
