import fc from 'fast-check';
import { fromBase64, toBase64Url } from './base64-text';

test('when any text is written, then it needs no escaping in an address and is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const code = toBase64Url(text);
      expect(code).toMatch(/^[\w-]*$/);
      expect(fromBase64(code)).toBe(text);
    }),
  );
});

test.each([
  ['the other alphabet', 'w7/Dvg==', 'ÿþ'],
  ['without padding', 'w7/Dvg', 'ÿþ'],
  ['base64url with padding', 'w7_Dvg==', 'ÿþ'],
  ['one letter of two bytes', 'w7E', 'ñ'],
])('when a code is in %s, then it is read', (_what, code, text) => {
  expect(fromBase64(code)).toBe(text);
});

test.each(['a', 'ab$d', '/w==', '~seal', 'ä'])(
  'when %j is no base64 of UTF-8, then nothing is read',
  (code) => {
    expect(fromBase64(code)).toBeUndefined();
  },
);
