import fc from 'fast-check';
import { deriveWord, repeatWindow } from './derive-word';

const order = ['ant', 'bee', 'cat', 'dog', 'elk'];

/** A series of games in which some words were scheduled by hand and the rest are derived in any order. */
const seriesOfGames = fc.integer({ min: 1, max: 40 }).chain((length) =>
  fc.record({
    order: fc.constant(Array.from({ length }, (_, index) => `w${index}`)),
    scheduled: fc.dictionary(fc.integer({ min: 1, max: 120 }).map(String), fc.nat({ max: length - 1 })),
    numbers: fc.shuffledSubarray(
      Array.from({ length: 120 }, (_, index) => index + 1),
      { minLength: 120 },
    ),
  }),
);

describe('derived word', () => {
  it.each([
    [1, 'ant'],
    [5, 'elk'],
    [6, 'ant'],
    [3501, 'ant'],
  ])('when nothing is taken, then game %i has the word at its position, %s', (gameNumber, word) => {
    expect(deriveWord(order, gameNumber, new Set())).toBe(word);
  });

  it('when the word at the position is taken, then it is the next free one, around the end of the order', () => {
    expect(deriveWord(order, 2, new Set(['bee', 'cat']))).toBe('dog');
    expect(deriveWord(order, 4, new Set(['dog', 'elk', 'ant']))).toBe('bee');
  });

  it('when every word is taken, then it is the word at the position', () => {
    expect(deriveWord(order, 3, new Set(order))).toBe('cat');
  });

  it.each([
    [1, 0],
    [5, 2],
    [400, 200],
    [730, 365],
    [3554, 365],
  ])('when the order has %i words, then a word is not repeated within %i numbers', (length, window) => {
    expect(repeatWindow(length)).toBe(window);
  });

  it('when games are derived in any order between scheduled ones, then no word is near its repetition', () => {
    fc.assert(
      fc.property(seriesOfGames, ({ order: words, scheduled, numbers }) => {
        const window = repeatWindow(words.length);
        const games = new Map(
          Object.entries(scheduled).map(([number, index]) => [Number(number), words[index] ?? '']),
        );
        for (const gameNumber of numbers.filter((number) => !games.has(number))) {
          const taken = wordsWithin(games, gameNumber, window);
          const word = deriveWord(words, gameNumber, taken);
          expect(taken.has(word)).toBe(taken.size === words.length);
          expect(words).toContain(word);
          games.set(gameNumber, word);
        }
      }),
    );
  });
});

function wordsWithin(games: Map<number, string>, gameNumber: number, window: number): Set<string> {
  const near = [...games].filter(([number]) => Math.abs(number - gameNumber) <= window);
  return new Set(near.map(([, word]) => word));
}
