import type { NearestAnswer } from '@proximity/gateway/api/nearest';
import { createRank, edited, EMPTY_DRAFT, MIN_NEARBY, refused, validatedWord, type Draft } from './draft';
import { randomShell } from './random-shell';

/** A word with `nearby` near words. */
function answer(nearby: number): NearestAnswer {
  const data = Array.from({ length: 1000 }, (_, index) => ({
    neighbor: `word${index}`,
    display: `Word${index}`,
    similarity: 1 - index / 1000,
    percentile: 1000 - index,
    direction: index === 0 ? null : 0,
  }));
  return { data, nearby: data.slice(1, 1 + nearby) };
}

test.each([
  [1000, 1000, 1],
  [999, 1000, 2],
  [1, 1000, 1000],
  [1000, 998, 3],
])('when the percentile is %d in a list of %d, then the shown rank is %d', (percentile, length, rank) => {
  expect(createRank(percentile, length)).toBe(rank);
});

test('when a word has 900 near ones, then it is good; with one less it is not', () => {
  expect(validatedWord(answer(MIN_NEARBY))).toMatchObject({ word: 'word0', display: 'Word0', nearby: 900 });
  expect(validatedWord(answer(MIN_NEARBY - 1))).toBeNull();
});

test('when a word is never listed, then no game is made of it', () => {
  expect(validatedWord({ data: [], nearby: [] })).toBeNull();
});

test('when a word is good, then its rows have the ranks and similarities of the create views', () => {
  const rows = validatedWord(answer(999))?.rows;
  expect(rows?.[0]).toEqual({ word: 'word0', display: 'Word0', rank: 1, similarity: 100 });
  expect(rows?.[250]).toEqual({ word: 'word250', display: 'Word250', rank: 251, similarity: 75 });
});

test('when the word is edited, then nothing that was known of it holds', () => {
  const made: Draft = {
    ...refused(EMPTY_DRAFT, 'empty'),
    validated: validatedWord(answer(999)),
    created: { link: 'a', hiddenLink: 'b' },
  };
  expect(edited(made, 'other')).toEqual({ ...EMPTY_DRAFT, refusals: 1, text: 'other' });
});

test('when a link is made, then three small letters stand around the word, not always the same', () => {
  const shells = Array.from({ length: 50 }, randomShell);
  for (const shell of shells) expect(shell).toMatch(/^[a-z]{3}$/);
  expect(new Set(shells).size).toBeGreaterThan(10);
});
