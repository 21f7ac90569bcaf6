import fc from 'fast-check';
import { tableAround } from '../../test/tiny-language';
import { rowOf, tinyVectorSet } from '../../test/tiny-vector-set';
import { cosine } from './cosine';
import { buildRankTable, childSafeTable, countReaching, rankOf } from './rank-table';
import type { VectorSet } from './vector-set';

// Around "sun": moon is nearest, then star and planet with one and the same cosine, then rain; dim and dull are rare
// words, dim with the cosine of star and planet, glow with the row of moon.
const sky = tinyVectorSet({
  rows: [
    ['planet', 3, 4],
    ['sun', 5, 0],
    ['rain', 0, 5],
    ['star', 3, -4],
    ['moon', 4, 3],
    ['dim', 3, 4],
    ['dull', -4, 3],
    ['glow', 4, 3],
  ],
  ranked: 5,
  sensitive: ['planet'],
});
const rankIn = (set: VectorSet, secret: string, guess: string, childSafe = false): number =>
  rankOf(set, tableAround(set, secret, { childSafe }), rowOf(set, guess));

describe('when ranks are counted around a secret', () => {
  test('then the secret is 1 and its nearest ranked word 2', () => {
    expect(rankIn(sky, 'sun', 'sun')).toBe(1);
    expect(rankIn(sky, 'sun', 'moon')).toBe(2);
  });

  test('then of two words with one cosine the one with the earlier line comes first', () => {
    expect(rankIn(sky, 'sun', 'planet')).toBe(3);
    expect(rankIn(sky, 'sun', 'star')).toBe(4);
    expect(rankIn(sky, 'sun', 'rain')).toBe(5);
  });

  test('then a word that is not ranked comes after all ranked words of equal cosine', () => {
    expect(rankIn(sky, 'sun', 'dim')).toBe(5);
    expect(rankIn(sky, 'sun', 'glow')).toBe(3);
    expect(rankIn(sky, 'sun', 'dull')).toBe(6);
  });

  test('then in the modes for children sensitive words take no place, and are guessed like unranked ones', () => {
    expect(rankIn(sky, 'sun', 'star', true)).toBe(3);
    expect(rankIn(sky, 'sun', 'planet', true)).toBe(4);
    expect(rankIn(sky, 'sun', 'rain', true)).toBe(4);
  });

  test('then a secret that is not ranked takes no place from the ranked words', () => {
    expect(rankIn(sky, 'glow', 'glow')).toBe(1);
    expect(rankIn(sky, 'glow', 'moon')).toBe(2);
    expect(tableAround(sky, 'glow').rows).toHaveLength(5);
  });

  test('then a word with the row of the secret is its nearest, and not the secret', () => {
    expect(rankIn(sky, 'moon', 'glow')).toBe(2);
    expect(rankIn(sky, 'moon', 'planet')).toBe(2);
  });
});

test('when the index answers in another order then the table is in the exact order all the same', () => {
  const exact = tableAround(sky, 'sun');
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (found) => {
      expect(buildRankTable(sky, rowOf(sky, 'sun'), found)).toEqual(exact);
    }),
  );
});

test.each([[[0, 1, 2, 3]], [[0, 1, 2, 3, 3]], [[0, 1, 2, 3, -1]], [[0, 1, 2, 3, 4, 4]]])(
  'when the index answers %j then no table is made of it',
  (found) => {
    expect(() => buildRankTable(sky, 1, found)).toThrow('the nearest words, each once');
  },
);

test('when words reach a cosine exactly then they are counted', () => {
  const table = tableAround(sky, 'sun');
  const floor = cosine(sky, rowOf(sky, 'sun'), rowOf(sky, 'star'));
  expect(countReaching(table, floor)).toBe(3);
  expect(countReaching(table, floor + 1e-9)).toBe(1);
  expect(countReaching(table, -1)).toBe(4);
});

test('when any set is ranked around any secret then every rank is the one that the definition counts', () => {
  const entry = fc.integer({ min: -3, max: 3 });
  const entries = fc.tuple(entry, entry).filter(([x, y]) => x !== 0 || y !== 0);
  const anySet = fc.record({
    rows: fc.array(entries, { minLength: 2, maxLength: 14 }),
    ranked: fc.integer({ min: 1, max: 14 }),
    sensitive: fc.uniqueArray(fc.integer({ min: 0, max: 13 })),
  });
  fc.assert(
    fc.property(anySet, fc.nat(13), fc.boolean(), ({ rows, ranked, sensitive }, at, childSafe) => {
      const words = rows.map((row, line) => [`w${line}`, ...row] as const);
      const hidden = sensitive.filter((line) => line < rows.length).map((line) => `w${line}`);
      const set = tinyVectorSet({ rows: words, ranked: Math.min(ranked, rows.length), sensitive: hidden });
      const secret = at % rows.length;
      const full = tableAround(set, `w${secret}`);
      const table = childSafe ? childSafeTable(set, full) : full;
      const found = rows.map((_, guess) => rankOf(set, table, guess));
      expect(found).toEqual(rows.map((_, guess) => definedRank(set, secret, guess, childSafe)));
    }),
  );
});

/** The sentence of the rules, word by word, without any cleverness. */
function definedRank(set: VectorSet, secret: number, guess: number, childSafe: boolean): number {
  if (guess === secret) return 1;
  const ranked = [...set.words.keys()].filter(
    (line) => line < set.ranked && !(childSafe && set.sensitive.has(line)),
  );
  const isRanked = ranked.includes(guess);
  const own = cosine(set, secret, guess);
  const before = ranked.filter((line) => {
    if (line === secret || line === guess) return false;
    const other = cosine(set, secret, line);
    return other > own || (other === own && (!isRanked || line < guess));
  });
  return 2 + before.length;
}
