import { toBase64Url } from './base64-text';
import { customGamePath, nearestPath, readGameLink, readNearestLink, userGamePath } from './word-link';

const linkOf = (path: string) => path.replace(/^\/[^/]+\//, '').replace(/\?.*/, '');

test('when a game is made of a word, then its link has it between twice the same three letters, without padding', () => {
  expect(userGamePath('Lullaby', 'qzm', 'en')).toBe('/user-game/cXptbHVsbGFieXF6bQ');
  expect(userGamePath('ab', 'qzm', 'en')).not.toContain('=');
});

test.each(['lullaby', 'niño', 'straße', 'über'])('when %s is in a link, then it is read from it', (word) => {
  expect(readGameLink(linkOf(userGamePath(word, 'abc', 'de')))).toBe(word);
  expect(readNearestLink(linkOf(nearestPath(word, 'de', 'daily')))).toBe(word);
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['a word without letters around it', toBase64Url('lullaby')],
  ['two different shells', toBase64Url('abclullabyabd')],
  ['shells of other than small letters', toBase64Url('ABClullabyABC')],
  ['no word between', toBase64Url('abcabc')],
  ['one letter between', toBase64Url('abcxabc')],
  ['white space between', toBase64Url('abc  abc')],
  ['what would climb out of an address', toBase64Url('abc..abc')],
  ['a control character between', toBase64Url('abcse\u0000aabc')],
])('when a game link holds %s, then no word is read', (_what, link) => {
  expect(readGameLink(link)).toBeUndefined();
});

test('when a link was made by hand, then its word is read as it would be guessed', () => {
  expect(readGameLink(toBase64Url('abc Harbor abc'))).toBe('harbor');
  expect(readNearestLink(toBase64Url(' Harbor\n'))).toBe('harbor');
  expect(readNearestLink(toBase64Url('x'))).toBeUndefined();
  expect(readNearestLink(toBase64Url('..'))).toBeUndefined();
});

test('when the language is not English or the words are those of children, then the link says so', () => {
  expect(nearestPath('mar', 'es', 'daily')).toBe('/nearest/bWFy?lang=es');
  expect(nearestPath('dog', 'en', 'child')).toBe('/nearest/ZG9n?mode=child');
  expect(nearestPath('dog', 'en', 'yesterday')).toBe('/nearest/ZG9n');
  expect(customGamePath('~ab', 'de', 'junior')).toBe('/custom/~ab?lang=de&mode=junior');
});
