import { checkGuess } from './check-guess';
import type { MoveRejection, Outcome, Step } from './game-event';
import { hintCount, isHintPending } from './game-counts';
import { MAX_HINTS } from './game-limits';
import type { GameState, Move } from './game-state';

/** The move to be handled now, or null: nothing waits, the last answer does not count yet, or the secret is not fetched. */
export function currentMove(game: GameState): Move | null {
  if (game.status !== 'playing' || game.secretWord === null || game.counting !== null) return null;
  return game.waiting[0] ?? null;
}

/** Puts a typed guess at the end of the queue, unless it is refused or known already. */
export function submitGuess(game: GameState, text: string): Step {
  const refusal = refusedMove(game);
  if (refusal !== null) return rejected(game, refusal);
  if (isGivingUp(game)) return rejected(game, 'giving_up');
  const checked = checkGuess(text);
  if (!checked.ok) return rejected(game, checked.reason);
  // A base form folds to itself, so a typed word that is in the list needs no answer to be a duplicate.
  if (isKnown(game, checked.word)) return { state: game, outcome: { kind: 'duplicate', word: checked.word } };
  return queued(game, { kind: 'guess', word: checked.word });
}

/** Queues a hint behind the guesses that wait, so that it starts from the best of them. */
export function requestHint(game: GameState): Step {
  const refusal = refusedHint(game);
  return refusal === null ? queued(game, { kind: 'hint' }) : rejected(game, refusal);
}

/** Why no hint can be asked for now, or null if one can. */
export function refusedHint(game: GameState): MoveRejection | null {
  const refusal = refusedMove(game);
  if (refusal !== null) return refusal;
  if (isHintPending(game) || isGivingUp(game)) return 'pending';
  return hintCount(game) >= MAX_HINTS ? 'limit' : null;
}

/** Queues the give-up behind the guesses that wait: one of them may still win. */
export function requestGiveUp(game: GameState): Step {
  const refusal = refusedGiveUp(game);
  return refusal === null ? queued(game, { kind: 'giveUp' }) : rejected(game, refusal);
}

/** Why the game cannot be given up now, or null if it can. */
export function refusedGiveUp(game: GameState): MoveRejection | null {
  return refusedMove(game) ?? (isGivingUp(game) ? 'pending' : null);
}

function refusedMove(game: GameState): 'read_only' | 'over' | 'not_loaded' | null {
  if (game.origin === 'otherUser') return 'read_only';
  if (game.status !== 'playing') return 'over';
  return game.secretWord === null ? 'not_loaded' : null;
}

function isGivingUp(game: GameState): boolean {
  return game.counting?.kind === 'giveUp' || game.waiting.some((move) => move.kind === 'giveUp');
}

function isKnown(game: GameState, word: string): boolean {
  return (
    game.guesses.some((guess) => guess.word === word) ||
    game.waiting.some((move) => move.kind === 'guess' && move.word === word)
  );
}

function queued(game: GameState, move: Move): Step {
  return { state: { ...game, waiting: [...game.waiting, move] }, outcome: { kind: 'queued', move } };
}

function rejected(game: GameState, reason: (Outcome & { kind: 'rejected' })['reason']): Step {
  return { state: game, outcome: { kind: 'rejected', reason } };
}
