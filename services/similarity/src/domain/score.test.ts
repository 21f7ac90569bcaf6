import { tableAround } from '../../test/tiny-language';
import { rowOf, tinyVectorSet } from '../../test/tiny-vector-set';
import { score, type Score } from './score';

const set = tinyVectorSet({
  rows: [
    ['haus', 5, 0],
    ['hof', 4, 3],
    ['rand', 0, 5],
    ['schuft', 3, 4],
    ['fern', -4, 3],
    ['gebäude', 5, 0],
  ],
  ranked: 3,
  blocked: ['schuft'],
  displays: { haus: 'Haus', hof: 'Hof' },
});
const scored = (secret: string, guess: string): Score =>
  score(set, tableAround(set, secret), rowOf(set, guess));

test('when the secret is guessed then it is exactly 100, correct, and without direction', () => {
  expect(scored('haus', 'haus')).toEqual({
    word: 'haus',
    display: 'Haus',
    similarity: 100,
    initialSimilarity: 100,
    closestSimilarity: 80,
    percentile: 1000,
    rank: 1,
    proximityString: 'correct',
    direction: null,
    correct: true,
    blocked: false,
  });
});

test('when another word is guessed then it has the place and the similarity of its cosine', () => {
  expect(scored('haus', 'hof')).toEqual({
    word: 'hof',
    display: 'Hof',
    similarity: 80,
    initialSimilarity: 80,
    closestSimilarity: 80,
    percentile: 999,
    rank: 2,
    proximityString: '1 away',
    direction: 90,
    correct: false,
    blocked: false,
  });
});

test('when a word is unlike the secret then what is shown is 0 and its initial similarity negative', () => {
  expect(scored('haus', 'fern')).toMatchObject({
    similarity: 0,
    initialSimilarity: -80,
    rank: 4,
    blocked: false,
  });
});

test('when a word on the blocked list is guessed then it is scored and marked', () => {
  expect(scored('haus', 'schuft')).toMatchObject({ initialSimilarity: 60, rank: 3, blocked: true });
});

test('when another word has the row of the secret then it is next to it, but not correct', () => {
  expect(scored('haus', 'gebäude')).toMatchObject({
    word: 'gebäude',
    display: 'gebäude',
    rank: 2,
    percentile: 999,
    correct: false,
    direction: null,
  });
});
