import fc from 'fast-check';
import { normaliseWord, wordLength } from './words';

const anyText = fc.string({ unit: 'binary' });

describe('normalised word', () => {
  it.each([
    ['  Ocean ', 'ocean'],
    ['ice cream', 'icecream'],
    ['a\u00a0b\u3000c\u2028d\te\n', 'abcde'],
    ['ÄPFEL', 'äpfel'],
    ['STRAẞE', 'straße'],
    ['Cafe\u0301', 'café'],
    ['CORRIO\u0301', 'corrió'],
    ['', ''],
  ])('when %j is typed, then it is %j', (typed, word) => {
    expect(normaliseWord(typed)).toBe(word);
  });

  it('when any text is typed, then a second time changes nothing, and white space is gone', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const word = normaliseWord(typed);
        expect(normaliseWord(word)).toBe(word);
        expect(word).not.toMatch(/\s/u);
        expect(word).toBe(word.normalize('NFC'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('when a letter is typed composed or decomposed, then it is the same word', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(normaliseWord(typed.normalize('NFD'))).toBe(normaliseWord(typed.normalize('NFC')));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('length of a word', () => {
  it.each([
    ['', 0],
    ['é', 1],
    ['😀', 1],
    ['日本', 2],
    ['e\u0301', 2],
  ])('when the word is %j, then it has %i characters', (word, length) => {
    expect(wordLength(word)).toBe(length);
  });
});
