import { tinyLanguage } from '../../test/tiny-language';
import { rowOf, tinyVectorSet } from '../../test/tiny-vector-set';
import { checkWord, LEAST_NEARBY } from './check-word';

/** A word, a word on the far side, and as many near the first as a game needs, give or take. */
function neighbourhood(near: number): ReturnType<typeof tinyLanguage> {
  return tinyLanguage(
    tinyVectorSet({
      rows: [
        ['word', 1, 0],
        ['far', -1, 0],
        ...Array.from({ length: near }, (_, i) => [`near${i}`, 127, i % 100] as const),
        ['slur', 1, 0],
      ],
      ranked: near + 2,
      blocked: ['slur'],
      sensitive: ['near0'],
      nearnessFloor: 0.5,
    }),
  );
}

const check = (near: number, word: string, childSafe = false): ReturnType<typeof checkWord> => {
  const { set, tables } = neighbourhood(near);
  return checkWord(set, tables, rowOf(set, word), childSafe);
};

test('when a word has 900 words near it then it is fit to be a secret, with 899 it is not', () => {
  expect(check(LEAST_NEARBY, 'word')).toMatchObject({ nearbyCount: 900, fitAsSecret: true, blocked: false });
  expect(check(LEAST_NEARBY - 1, 'word')).toMatchObject({ nearbyCount: 899, fitAsSecret: false });
});

test('when the mode is for children then sensitive words are not counted, nor fit', () => {
  expect(check(LEAST_NEARBY, 'word', true)).toMatchObject({ nearbyCount: 899, fitAsSecret: false });
  expect(check(LEAST_NEARBY + 2, 'near1', true)).toMatchObject({ fitAsSecret: true });
  expect(check(LEAST_NEARBY + 2, 'near0', true)).toMatchObject({ fitAsSecret: false });
  expect(check(LEAST_NEARBY + 2, 'near0')).toMatchObject({ fitAsSecret: true });
});

test('when a word is blocked then nothing is near it and it is not fit', () => {
  expect(check(LEAST_NEARBY, 'slur')).toEqual({
    word: 'slur',
    display: 'slur',
    blocked: true,
    nearbyCount: 0,
    fitAsSecret: false,
  });
});
