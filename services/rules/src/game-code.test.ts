import { GAME_MODES, LANGUAGES } from './game-mode';
import { gameCode, readGameCode } from './game-code';

test.each([
  ['daily', 'en', 'proximity'],
  ['junior', 'en', 'proximity_junior'],
  ['yesterday', 'en', 'proximity_yesterday'],
  ['daily', 'es', 'proximity_es'],
  ['child', 'de', 'proximity_child_de'],
] as const)('when the mode is %s and the language %s then the game code is %s', (mode, lang, code) => {
  expect(gameCode(mode, lang)).toBe(code);
});

test('when the code of any mode and language is read then they are found again, and no two share one', () => {
  const pairs = GAME_MODES.flatMap((mode) => LANGUAGES.map((lang) => ({ mode, lang })));
  const codes = pairs.map(({ mode, lang }) => gameCode(mode, lang));
  expect(codes.map(readGameCode)).toEqual(pairs);
  expect(new Set(codes).size).toBe(12);
});

test.each([
  '',
  'proximity_',
  'proximity_daily',
  'proximity_en',
  'proximity_de_junior',
  'proximity_fr',
  'proximity_junior_en',
  'Proximity',
  ' proximity',
  'semantle',
  '__proto__',
])('when the text is %j then it is no game code', (text) => {
  expect(readGameCode(text)).toBeUndefined();
});
