import { fitWord } from './fit-word';

test.each([
  ['Apple', 'apple'],
  ['ÄRGER', 'ärger'],
  ['cafe\u0301', 'café'],
  ["rock'n'roll", "rock'n'roll"],
  ['हिन्दी', 'हिन्दी'],
  ['語彙', '語彙'],
])('when the word is %s then it is kept as %s', (text, word) => {
  expect(fitWord(text)).toBe(word);
});

test.each([
  '',
  'a',
  '2008',
  'mp3',
  '...',
  '</s>',
  'New_York',
  'co-op',
  "'tis",
  "o'",
  'a b',
  'a\u00a0b',
  '##ing',
  'x'.repeat(50),
  '語'.repeat(17),
])('when it is "%s" then it is no word to guess', (text) => {
  expect(fitWord(text)).toBeUndefined();
});
