import fc from 'fast-check';
import { guessLength, normaliseGuess } from './normalise-guess';

describe('normaliseGuess', () => {
  test.each([
    ['white space around and inside', '  ice \t cream\n', 'icecream'],
    ['other white space', '\u00a0ice\u2003cream\ufeff', 'icecream'],
    ['capitals', 'OCEAN', 'ocean'],
    ['capitals beyond ASCII', 'ÁRBOL', 'árbol'],
    ['a letter with a separate accent', 'cafe\u0301', 'caf\u00e9'],
    ['sharp s, which stays', 'Straße', 'straße'],
  ])('when it gets %s then they are brought into one form', (_name, text, word) => {
    expect(normaliseGuess(text)).toBe(word);
  });

  test('when a word was normalised then doing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseGuess(text);
        expect(normaliseGuess(once)).toBe(once);
      }),
    );
  });
});

test('when a letter needs two code units then it is one character', () => {
  expect(guessLength('𐐀')).toBe(1);
  expect(guessLength('añ')).toBe(2);
});
