import { gameCodeOf } from './game-code-of';

test.each([
  ['daily', 'en', 'proximity'],
  ['junior', 'en', 'proximity_junior'],
  ['yesterday', 'en', 'proximity_yesterday'],
  ['daily', 'es', 'proximity_es'],
  ['child', 'de', 'proximity_child_de'],
])('when the mode is %s and the language %s then the code is %s', (mode, lang, code) => {
  expect(gameCodeOf({ mode, lang })).toBe(code);
});
