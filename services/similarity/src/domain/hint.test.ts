import { tinyVectorSet } from '../../test/tiny-vector-set';
import { hint } from './hint';
import type { RankTable } from './rank-table';
import { wordAt, type VectorSet } from './vector-set';

const NAMES = Array.from({ length: 1200 }, (_, place) => `near${place}`);

/** A secret, and after it words in the order of their ranks, so that the word "near0" has percentile 999. */
function ladder(
  names: readonly string[],
  blocked: readonly string[] = [],
): { set: VectorSet; table: RankTable } {
  const rows = ['secret', ...names].map((word) => [word, 1, 0] as const);
  const places = Array.from(names.keys());
  return {
    set: tinyVectorSet({ rows, blocked }),
    table: {
      secret: 0,
      childSafe: false,
      rows: Uint32Array.from(places, (place) => place + 1),
      cosines: Float64Array.from(places, (place) => 1 - place / 2000),
      cosineOfRow: Float64Array.from(rows, (_, row) => (row === 0 ? 1 : 1 - (row - 1) / 2000)),
    },
  };
}

const percentileOfHint = (set: VectorSet, table: RankTable, best: number): number | null => {
  const word = hint(set, table, best);
  return word === null ? null : 1000 - set.words.indexOf(word);
};

test.each([
  [0, 500],
  [1, 501],
  [2, 501],
  [500, 750],
  [997, 999],
  [998, 999],
  [999, null],
  [1000, null],
])('when the best percentile is %d then the hint has percentile %p', (best, expected) => {
  const { set, table } = ladder(NAMES);
  expect(percentileOfHint(set, table, best)).toBe(expected);
});

test('when the word half way is unfit then the next better one is the hint', () => {
  const names = NAMES.map((name, place) => (place === 499 ? 'secrets' : name));
  const { set, table } = ladder(names, ['near498']);
  expect(wordAt(set, 500)).toBe('secrets');
  expect(percentileOfHint(set, table, 0)).toBe(502);
});

test('when no word above the middle is fit then it is the nearest one below it that is better than the best', () => {
  const names = NAMES.map((name, place) => (place < 300 ? `secret${place}` : name));
  const { set, table } = ladder(names);
  expect(percentileOfHint(set, table, 600)).toBe(699);
});

test('when no better word is fit then there is no hint', () => {
  const names = NAMES.map((name, place) => (place < 300 ? `secret${place}` : name));
  const { set, table } = ladder(names);
  expect(percentileOfHint(set, table, 698)).toBe(699);
  expect(percentileOfHint(set, table, 699)).toBeNull();
});

test('when fewer words are ranked than a thousand then the missing places are passed over', () => {
  const { set, table } = ladder(NAMES.slice(0, 3));
  expect(percentileOfHint(set, table, 0)).toBe(997);
  expect(percentileOfHint(set, table, 997)).toBe(999);
});
