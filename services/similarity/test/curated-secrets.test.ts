import { LEAST_NEARBY } from '../src/domain/check-word';
import { cosine } from '../src/domain/cosine';
import { createExactIndex } from '../src/domain/exact-index';
import { countNearby } from '../src/domain/nearest-words';
import { buildRankTable, childSafeTable, neighborhoodSize } from '../src/domain/rank-table';
import type { VectorSet } from '../src/domain/vector-set';
import { readVectorSet } from '../src/repository/read-vector-set';
import { checkLists } from '../src/vectors-tool/check/check-roles';
import { SHIPPED_LANGUAGES, SHIPPED_VECTORS } from './shipped-vectors';
import { rowOf } from './tiny-vector-set';

const PATIENCE_MS = 120_000;
const PIVOTS = 60;

describe.each(SHIPPED_LANGUAGES)('the curated secrets of %s', (lang) => {
  let set: VectorSet;
  beforeAll(async () => {
    ({ set } = await readVectorSet(SHIPPED_VECTORS, lang));
  });

  test(
    'when any of them is played then it has at least 900 words nearby in its modes',
    () => {
      const orders = pivotOrders(set);
      const children = new Set([...set.secrets.junior, ...set.secrets.child]);
      // Enough words without the sensitive ones are enough with them too.
      const lonely = [...new Set([...set.secrets.daily, ...children])].filter(
        (word) => countUpTo(LEAST_NEARBY, set, rowIn(set, word), children.has(word), orders) < LEAST_NEARBY,
      );
      expect(lonely).toEqual([]);
    },
    PATIENCE_MS,
  );

  test('when the nearby words of some are counted by the service then it counts what is there', () => {
    const exact = createExactIndex(set);
    for (const word of [...set.secrets.daily.slice(-5), ...set.secrets.child.slice(-5)]) {
      const secret = rowIn(set, word);
      const full = buildRankTable(set, secret, exact.neighbors(secret, neighborhoodSize(set)));
      for (const table of [full, childSafeTable(set, full)]) {
        const counted = countUpTo(999, set, secret, table.childSafe, [Uint32Array.from(set.words.keys())]);
        expect(countNearby(set, table)).toBe(counted);
      }
    }
  });

  test('when they are listed then none is blocked, and none for children is sensitive', () => {
    const rows = (words: readonly string[]): number[] => words.map((word) => rowIn(set, word));
    expect(rows(set.secrets.daily).filter((row) => set.blocked.has(row))).toEqual([]);
    const children = rows([...set.secrets.junior, ...set.secrets.child]);
    expect(children.filter((row) => set.sensitive.has(row) || set.blocked.has(row))).toEqual([]);
  });

  test('when the lists are looked at as by the check of an operator then all is well', () => {
    expect(checkLists(set)).toEqual([]);
  });
});

function rowIn(set: VectorSet, word: string): number {
  return set.rowOf.get(word) ?? rowOf(set, word);
}

/** All ranked words in the order of their nearness to one of them, for a few far between. */
function pivotOrders(set: VectorSet): ArrayLike<number>[] {
  const exact = createExactIndex(set);
  const step = Math.floor(set.secrets.daily.length / PIVOTS);
  return Array.from({ length: PIVOTS }, (_, i) =>
    exact.neighbors(rowIn(set, set.secrets.daily[i * step] ?? ''), set.ranked),
  );
}

/**
 * How many ranked words reach the nearness floor, counted no further than needed, for there are thousands of secrets.
 * Words near a word near the secret are mostly near the secret too, so that order comes to an end soonest.
 */
function countUpTo(
  enough: number,
  set: VectorSet,
  secret: number,
  childSafe: boolean,
  orders: readonly ArrayLike<number>[],
): number {
  const nearness = orders.map((order) => cosine(set, secret, order[0] ?? 0));
  const order = orders[nearness.indexOf(Math.max(...nearness))] ?? [];
  let count = 0;
  for (let i = 0; i < order.length && count < enough; i++) {
    const row = order[i] ?? 0;
    if (row === secret || row >= set.ranked || cosine(set, secret, row) < set.nearnessFloor) continue;
    if (!(childSafe && set.sensitive.has(row))) count++;
  }
  return count;
}
