import { createTexts } from '../../i18n/create-texts';
import { laterTexts } from '../../i18n/later-texts';
import type { GameResult } from './game-result';
import { MARKDOWN_BREAK, shareText } from './share-text';

const texts = createTexts('en');
texts.add(laterTexts);
const { t } = texts;
const won: GameResult = {
  mode: 'daily',
  gameNumber: 904,
  hasWon: true,
  guesses: 25,
  hints: 1,
  places: [],
};
const options = { title: 'Proximity', link: 'https://play.example', hasEmojis: true };

test('when a game was won, then the text has title, number, a tick with the guesses, the hints with a bulb, the link', () => {
  expect(shareText(t, won, options)).toBe('Proximity #904\n✅ 25 guesses\n💡 1 hint\nhttps://play.example');
});

test('when a game was lost, then a cross stands for the tick', () => {
  expect(shareText(t, { ...won, hasWon: false, hints: 0 }, options)).toBe(
    'Proximity #904\n❌ 25 guesses\n💡 0 hints\nhttps://play.example',
  );
});

test.each([
  [0, '0 guesses'],
  [1, '1 guess'],
  [2, '2 guesses'],
])('when there are %i guesses, then they are called so', (guesses, text) => {
  expect(shareText(t, { ...won, guesses }, options).split('\n')[1]).toBe(`✅ ${text}`);
});

test('when emojis are not wanted, then there are none, and a win is still told from a loss', () => {
  const plain = { ...options, hasEmojis: false };
  expect(shareText(t, won, plain)).toBe('Proximity #904\n✓ 25 guesses\n1 hint\nhttps://play.example');
  expect(shareText(t, { ...won, hasWon: false }, plain)).toContain('✗ 25 guesses');
  expect(shareText(t, won, plain)).not.toMatch(/\p{Emoji_Presentation}/u);
});

test('when it is for Reddit, then the lines break as markdown has it', () => {
  expect(shareText(t, won, { ...options, lineBreak: MARKDOWN_BREAK })).toBe(
    'Proximity #904  \n✅ 25 guesses  \n💡 1 hint  \nhttps://play.example',
  );
});

test.each([
  [{ mode: 'junior', gameNumber: 904 }, 'Proximity Junior #904'],
  [{ mode: 'child', gameNumber: 904 }, 'Proximity Child #904'],
  [{ mode: 'yesterday', gameNumber: 903 }, 'Proximity #903'],
  [{ mode: 'daily', gameNumber: null }, 'Proximity, custom game'],
] as const)('when the game is %j, then the text begins with %s', (own, headline) => {
  expect(shareText(t, { ...won, ...own }, options).split('\n')[0]).toBe(headline);
});
