import fc from 'fast-check';
import { newFriendCode, readFriendCode } from './friend-code';

/** So many different ones: 2 · 10^11 codes. */
const CHARACTERS = 26;

const codes = fc
  .array(fc.nat(), { minLength: 8, maxLength: 8 })
  .map((numbers) => newFriendCode((limit) => (numbers.pop() ?? 0) % limit));

describe('friend codes', () => {
  it('when codes are made, then each has eight characters, none of which looks like another', () => {
    const made = Array.from({ length: CHARACTERS }, (_, number) => newFriendCode(() => number));
    for (const code of made) expect(code).toMatch(/^[0-9A-Z]{8}$/);
    const used = new Set(made.join(''));
    expect(used.size).toBe(CHARACTERS);
    for (const alike of ['0O', '1IL', '2Z', '5S', '6G', '8B', 'UV'])
      expect([...alike].filter((character) => used.has(character)).length).toBeLessThanOrEqual(1);
  });

  it('when the random numbers differ, then so do the codes, and every number below the limit is asked for', () => {
    const limits: number[] = [];
    const counted = newFriendCode((limit) => limits.push(limit) - 1);
    const last = newFriendCode((limit) => limit - 1);
    expect(limits).toEqual(Array(8).fill(CHARACTERS));
    expect([counted, last]).toEqual(['3479ABCD', 'ZZZZZZZZ']);
  });

  it('when a code is typed in any letter case, with spaces and dashes anywhere, then it is read', () => {
    const noise = fc.constantFrom('', ' ', '-', '\t', '\u00a0', '–', '—');
    fc.assert(
      fc.property(
        codes,
        fc.array(noise, { minLength: 9, maxLength: 9 }),
        fc.boolean(),
        (code, gaps, small) => {
          const typed = gaps[8] + [...code].map((character, index) => `${gaps[index]}${character}`).join('');
          expect(readFriendCode(small ? typed.toLowerCase() : typed)).toBe(code);
        },
      ),
    );
  });

  it.each([
    ['2222 5555', 'ZZZZSSSS'],
    ['k7qm-u668', 'K7QMVGGB'],
  ])('when %s is read off with a look-alike in it, then it is %s', (typed, code) => {
    expect(readFriendCode(typed)).toBe(code);
  });

  it.each(['', '   ', ' - – '])('when %j is typed, then a code is asked for', (typed) => {
    expect(() => readFriendCode(typed)).toThrow('Please enter a friend code');
  });

  it.each(['K7QM4RX', 'K7QM4RXDD', 'K7QM4RX0', 'K7QM4RX!', 'K7QM4RXß', 'K'.repeat(100_000)])(
    'when %.12s cannot be a code, then the form is told',
    (typed) => {
      expect(() => readFriendCode(typed)).toThrow('A friend code has 8 letters and digits.');
    },
  );
});
