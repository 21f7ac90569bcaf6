import { isFormOf } from './word-form';

test.each([
  ['ocean', 'oceanic', true],
  ['ocean', 'oceans', true],
  ['cat', 'cats', true],
  ['cat', 'catalogue', true],
  ['cat', 'car', false],
  ['house', 'hour', false],
  ['housing', 'house', true],
  ['happiness', 'happily', true],
  ['wonder', 'wonderful', true],
  ['conversation', 'conversion', true],
  ['conversation', 'convention', false],
  ['straße', 'straßenbahn', true],
  ['ábaco', 'abaco', false],
])('when the secret is %s then %s counts as a form of it: %p', (secret, word, isForm) => {
  expect(isFormOf(secret, word)).toBe(isForm);
  expect(isFormOf(word, secret)).toBe(isForm);
});
