import fc from 'fast-check';
import { wordOrder } from './word-order';

const key = new Uint8Array(32).fill(1);
const daily = { lang: 'en', mode: 'daily' } as const;
const words = Array.from({ length: 50 }, (_, index) => `word${index}`);
const distinctWords = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 });

describe('word order', () => {
  it('when words are ordered, then each stands there once, whatever order they came in', () => {
    const shuffled = distinctWords.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, otherwise]) => {
        const order = wordOrder(list, daily, key);
        expect([...order].sort()).toEqual([...list].sort());
        expect(wordOrder([...otherwise, ...list], daily, key)).toEqual(order);
      }),
    );
  });

  it('when the key, the mode or the language differs, then the order does', () => {
    const orders = [
      wordOrder(words, daily, key),
      wordOrder(words, daily, new Uint8Array(32).fill(2)),
      wordOrder(words, { ...daily, mode: 'junior' }, key),
      wordOrder(words, { ...daily, lang: 'de' }, key),
    ].map((order) => order.join());
    expect(new Set(orders).size).toBe(4);
  });

  it('when the program is another version, then the order of a key is still the same', () => {
    // Games that nobody has played yet take their words from here: players would see a change of the order.
    const order = ['elk', 'dog', 'bee', 'cat', 'ant'];
    expect(wordOrder(['ant', 'bee', 'cat', 'dog', 'elk'], daily, key)).toEqual(order);
  });
});
