import type { MoveFailure, Step } from './game-event';
import type { GameState, Guess, Move, Score } from './game-state';
import { currentMove } from './take-move';

/** Adds the row that the current move was answered with; it counts at `countAnswer`. */
export function answerMove(game: GameState, move: Move, score: Score): Step {
  if (!isCurrent(game, move)) return ignored(game);
  const waiting = game.waiting.slice(1);
  const known = game.guesses.find((row) => row.word === score.word);
  const ends = score.correct || move.kind === 'giveUp';
  if (known !== undefined && !ends) {
    return { state: { ...game, waiting }, outcome: { kind: 'duplicate', word: score.word } };
  }
  const guess = rowOf(score, {
    guessNumber: known?.guessNumber ?? game.guesses.length + 1,
    isHint: known?.isHint ?? move.kind === 'hint',
    correct: ends,
  });
  // The secret in the list as a wrong guess (the day's word was changed meanwhile): its row becomes the finishing one.
  const guesses =
    known === undefined ? [...game.guesses, guess] : game.guesses.map((row) => (row === known ? guess : row));
  return {
    state: { ...game, waiting, guesses, counting: { kind: move.kind, word: guess.word } },
    outcome: { kind: 'added', guess },
  };
}

/** Takes the current move out of the queue without a row; a hint is thereby no longer counted. */
export function dropMove(game: GameState, move: Move, reason: MoveFailure): Step {
  if (!isCurrent(game, move)) return ignored(game);
  return { state: { ...game, waiting: game.waiting.slice(1) }, outcome: { kind: 'removed', move, reason } };
}

/** Counts the row that was added last, and ends the game if it is the secret. What still waits then is dropped. */
export function countAnswer(game: GameState): Step {
  const { counting } = game;
  const guess = game.guesses.find((row) => row.word === counting?.word);
  if (counting === null || guess === undefined) return ignored(game);
  if (!guess.correct) return { state: { ...game, counting: null }, outcome: { kind: 'counted', guess } };
  const status = counting.kind === 'giveUp' ? 'lost' : 'won';
  return {
    state: { ...game, counting: null, waiting: [], status, secretWord: guess.word },
    outcome: { kind: status, guess },
  };
}

function isCurrent(game: GameState, move: Move): boolean {
  const current = currentMove(game);
  if (current === null || current.kind !== move.kind) return false;
  return current.kind !== 'guess' || move.kind !== 'guess' || current.word === move.word;
}

function rowOf(score: Score, own: Pick<Guess, 'guessNumber' | 'isHint' | 'correct'>): Guess {
  const { word, display, similarity, initialSimilarity, percentile, rank, proximityString } = score;
  const { direction, blocked } = score;
  const shown = { word, display, similarity, initialSimilarity, percentile, rank, proximityString };
  return { ...shown, direction, blocked, ...own };
}

function ignored(game: GameState): Step {
  return { state: game, outcome: { kind: 'ignored' } };
}
