import type { GameState, Guess } from '@proximity/rules/game-state';

/**
 * A joined game with the row objects that the screen has already, wherever nothing about them has changed: what was
 * read from the storage is equal but never the same, and every row of a long list would be drawn anew.
 */
export function withSameRows(shown: GameState, joined: GameState): GameState {
  const known = new Map(shown.guesses.map((guess) => [guess.word, guess]));
  const guesses = joined.guesses.map((row) => {
    const ours = known.get(row.word);
    return ours !== undefined && isSame(ours, row) ? ours : row;
  });
  const isUnchanged =
    guesses.length === shown.guesses.length && guesses.every((row, index) => row === shown.guesses[index]);
  return { ...joined, guesses: isUnchanged ? shown.guesses : guesses };
}

// the answer of the server is the same for the same word; a game changes only this about a row
function isSame(a: Guess, b: Guess): boolean {
  return (
    a.guessNumber === b.guessNumber &&
    a.isHint === b.isHint &&
    a.isLate === b.isLate &&
    a.correct === b.correct &&
    a.rank === b.rank &&
    a.display === b.display
  );
}
