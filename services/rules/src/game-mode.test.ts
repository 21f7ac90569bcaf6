import { gameCode } from './game-mode';

test.each([
  ['daily', 'en', 'proximity'],
  ['junior', 'en', 'proximity_junior'],
  ['yesterday', 'en', 'proximity_yesterday'],
  ['daily', 'es', 'proximity_es'],
  ['child', 'de', 'proximity_child_de'],
] as const)('when the mode is %s and the language %s then the game code is %s', (mode, lang, code) => {
  expect(gameCode(mode, lang)).toBe(code);
});
