import type { GameState, Guess } from '@proximity/rules/game-state';

/**
 * Two tabs of one game, as one: the rows of the other tab in their order, then those that only this tab has. A finish of
 * either ends it, the other's first; the finishing row stays last. What is under way in this tab stays so.
 */
export function joinGames(mine: GameState, theirs: GameState): GameState {
  const finished = theirs.status === 'playing' ? mine : theirs;
  const finish = theirs.guesses.find(isCorrect) ?? mine.guesses.find(isCorrect);
  const guesses = numbered(finishLast(unionByWord(theirs.guesses, mine.guesses), finish));
  const isOver = finished.status !== 'playing';
  const words = new Set(guesses.map((guess) => guess.word));
  return {
    ...mine,
    guesses,
    status: finished.status,
    secretWord: isOver ? finished.secretWord : (mine.secretWord ?? theirs.secretWord),
    waiting: isOver ? [] : mine.waiting.filter((move) => move.kind !== 'guess' || !words.has(move.word)),
    counting: isOver ? null : mine.counting,
    hasShownStats: mine.hasShownStats || theirs.hasShownStats,
    hasShownConfetti: mine.hasShownConfetti || theirs.hasShownConfetti,
  };
}

function isCorrect(guess: Guess): boolean {
  return guess.correct;
}

function unionByWord(first: readonly Guess[], second: readonly Guess[]): readonly Guess[] {
  const known = new Set(first.map((guess) => guess.word));
  return [...first, ...second.filter((guess) => !known.has(guess.word))];
}

function finishLast(rows: readonly Guess[], finish: Guess | undefined): readonly Guess[] {
  return finish === undefined ? rows : [...rows.filter((guess) => guess.word !== finish.word), finish];
}

function numbered(rows: readonly Guess[]): readonly Guess[] {
  return rows.map((guess, index) =>
    guess.guessNumber === index + 1 ? guess : { ...guess, guessNumber: index + 1 },
  );
}
