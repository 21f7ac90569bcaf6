import { contrastRatio, readThemes } from '../../test/read-themes';
import { THEMES } from './pick-theme';

type Pair = readonly [front: string, back: string];

const steps = [0, 1, 2, 3, 4, 5];
const texts: readonly Pair[] = [
  ...['ink', 'muted', 'accent', 'danger'].flatMap((front) =>
    ['page', 'surface', 'sunken'].map((back): Pair => [front, back]),
  ),
  ['on-ink', 'ink'],
  ['on-ink', 'accent'],
  ['on-danger', 'danger-fill'],
  ['win-ink', 'win'],
  ['win-soft', 'win'],
  ['win', 'win-ink'],
  ['accent', 'accent-wash'],
  ['danger', 'danger-wash'],
  ['ink', 'accent-wash'],
  ['ink', 'danger-wash'],
  ['ink', 'w0'],
  ...['ink', 'muted'].flatMap((front) => [0, 1, 2].map((zone): Pair => [front, `zone${zone}`])),
];
const onBars: readonly Pair[] = [
  ...steps.flatMap((step): Pair[] => [
    [`w${step}-ink`, `w${step}`],
    [`w${step}-soft`, `w${step}`],
    // the high-contrast textures lie under the same texts
    [`w${step}-ink`, `x${step}`],
    [`w${step}-soft`, `x${step}`],
  ]),
  // a word or a number can stand half on its bar and half beside it, in the list or on the pinned row
  ...[0, 1, 2, 3, 4].flatMap((step): Pair[] => [
    [`w${step}-ink`, 'page'],
    [`w${step}-ink`, 'surface'],
  ]),
  // so do the guess number and the similarity where no bar is wanted
  ...[1, 2, 3, 4].flatMap((step): Pair[] => [
    [`w${step}-soft`, 'page'],
    [`w${step}-soft`, 'surface'],
  ]),
];
const edges: readonly Pair[] = [
  ['edge', 'page'],
  ['edge', 'surface'],
  ['accent', 'page'],
  ['accent', 'surface'],
  ['accent', 'sunken'],
  ['win-ink', 'win'],
];

const themes = readThemes();

test('when the tokens are read, then every theme is there', () => {
  expect([...themes.keys()].sort()).toEqual([...THEMES].sort());
});

describe.each(THEMES)('in the theme %s', (name) => {
  const theme = themes.get(name) ?? new Map<string, string>();
  // only high contrast has textures
  const known = (pairs: readonly Pair[]) =>
    pairs.filter((pair) => pair.every((token) => theme.has(token) || !/^x\d$/.test(token)));

  test.each(known([...texts, ...onBars]))('then the text %s on %s is readable', (front, back) => {
    expect(contrastRatio(theme.get(front), theme.get(back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(known(edges))('then the edge %s on %s can be seen', (front, back) => {
    expect(contrastRatio(theme.get(front), theme.get(back))).toBeGreaterThanOrEqual(3);
  });
});

test('when warmth rises in high contrast, then each step but the last has a texture of its own', () => {
  const contrast = themes.get('contrast');
  const textures = [1, 2, 3, 4].map((step) => contrast?.get(`x${step}`));
  expect(new Set(textures).size).toBe(4);
  expect(textures).not.toContain(undefined);
});
