import type { Guess } from './game-state';
import { scoreOf } from '../test/score-of';
import { sortGuesses } from './sort-guesses';

const row = (word: string, guessNumber: number, rank: number, own: Partial<Guess> = {}): Guess => ({
  ...scoreOf(word, rank),
  guessNumber,
  isHint: false,
  ...own,
});

const rows = [row('winter', 1, 6569), row('coast', 2, 13), row('street', 3, 1390), row('lagoon', 4, 14)];
const words = (guesses: readonly Guess[]): string[] => guesses.map((guess) => guess.word);

describe('sortGuesses', () => {
  test('when sorted by proximity then the highest comes first and unranked words follow by rank', () => {
    expect(words(sortGuesses(rows, 'proximity'))).toEqual(['coast', 'lagoon', 'street', 'winter']);
  });

  test('when sorted by guess then they come in the order of their numbers', () => {
    const shuffled = [...rows].reverse();
    expect(words(sortGuesses(shuffled, 'guess'))).toEqual(['winter', 'coast', 'street', 'lagoon']);
    expect(words(shuffled)).toEqual(['lagoon', 'street', 'coast', 'winter']);
  });

  test('when two ranks differ by less than the shown similarity does then the rank decides', () => {
    const close = [
      row('second', 1, 3001, { initialSimilarity: 18.2 }),
      row('first', 2, 3000, { initialSimilarity: 18.2 }),
    ];
    expect(words(sortGuesses(close, 'proximity'))).toEqual(['first', 'second']);
  });

  test('when two words share a rank then the more similar comes first, then the earlier guess', () => {
    const tied = [
      row('first', 1, 40, { initialSimilarity: 50 }),
      row('second', 2, 40, { initialSimilarity: 50 }),
      row('nearer', 3, 40, { initialSimilarity: 50.1 }),
    ];
    expect(words(sortGuesses([...tied].reverse(), 'proximity'))).toEqual(['nearer', 'first', 'second']);
  });
});
