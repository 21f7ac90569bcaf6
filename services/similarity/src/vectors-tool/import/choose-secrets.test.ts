import { chooseSecrets } from './choose-secrets';

const none = { secrets: undefined, junior: undefined, child: undefined };
const ranked = Array.from(
  { length: 4000 },
  (_, i) => `word${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i / 26)}`,
);

test('when there are no lists then frequent words are chosen, though not the most frequent, short or odd ones', () => {
  const words = ranked.with(600, 'the').with(601, "don't").with(602, 'ärger');
  const { secrets, junior, child } = chooseSecrets(words, new Map(), {
    curated: none,
    sensitive: new Set(['ärger']),
  });
  expect(secrets).toEqual(words.slice(500, 3500).filter((word) => word !== 'the' && word !== "don't"));
  expect(junior).toEqual(secrets.filter((word) => word !== 'ärger').slice(0, 900));
  expect(child).toEqual(junior.slice(0, 350));
});

test('when there is a list then its order counts, forms lead to their base, and what is not ranked is dropped', () => {
  const curated = {
    secrets: new Set(['wordc', 'words', 'worda', 'wordcs', 'unknown']),
    junior: new Set(['wordb', 'worda']),
    child: new Set(['wordd']),
  };
  const folds = new Map([['wordcs', 'wordc']]);
  const chosen = chooseSecrets(['worda', 'wordb', 'wordc', 'wordd'], folds, {
    curated,
    sensitive: new Set(['worda']),
  });
  expect(chosen).toEqual({ secrets: ['wordc', 'worda'], junior: ['wordb'], child: ['wordd'] });
});
