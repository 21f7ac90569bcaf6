import type { GameState, Guess } from './game-state';

/** Guesses that count: neither hints, the given-up word and late rows, nor the row whose bar still grows. */
export function guessCount(game: GameState): number {
  return game.guesses.filter(
    (guess) =>
      !guess.isHint && !guess.isLate && guess.word !== game.counting?.word && !isRevealed(game, guess),
  ).length;
}

/** Whether a game is a play: from its first counted guess on, or else from its end. Hints alone begin none. */
export function isPlay(game: GameState): boolean {
  return game.status !== 'playing' || guessCount(game) > 0;
}

/** Hints taken, with the one that is on its way: it counts from the request on. */
export function hintCount(game: GameState): number {
  return game.guesses.filter((guess) => guess.isHint && !guess.isLate).length + waitingHints(game);
}

/** A hint is requested and not in the list yet, or its bar still grows. */
export function isHintPending(game: GameState): boolean {
  return waitingHints(game) > 0 || game.counting?.kind === 'hint';
}

/** Best percentile so far, 0 if no word is among the 1000: what a hint starts from. */
export function bestPercentile(game: GameState): number {
  return game.guesses.reduce((best, guess) => Math.max(best, guess.percentile ?? 0), 0);
}

/** The secret as the last row of a game that was given up. */
export function isRevealed(game: GameState, guess: Guess): boolean {
  return game.status === 'lost' && guess.correct;
}

/** The row that stays pinned above the list: the one that came last. */
export function lastGuess(game: GameState): Guess | null {
  return game.guesses.at(-1) ?? null;
}

function waitingHints(game: GameState): number {
  return game.waiting.filter((move) => move.kind === 'hint').length;
}
