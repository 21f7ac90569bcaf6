import type { GameState, Guess, Move, Score } from './game-state';

/** What can happen to a game. An answer names the move that it belongs to, so that a late or doubled one does nothing. */
export type GameEvent =
  | { readonly type: 'secretLoaded'; readonly secretWord: string }
  | { readonly type: 'submitted'; readonly text: string }
  | { readonly type: 'hintRequested' }
  | { readonly type: 'giveUpRequested' }
  /** The score of the guess, of the hint word or of the revealed word. */
  | { readonly type: 'answered'; readonly move: Move; readonly score: Score }
  /** The word is not in the vocabulary. */
  | { readonly type: 'notFound'; readonly move: Move }
  | { readonly type: 'failed'; readonly move: Move }
  /** The server has no hint word left. */
  | { readonly type: 'hintsExhausted'; readonly move: Move }
  /** COUNT_DELAY_MS have passed since the last answer was added. */
  | { readonly type: 'counted' }
  | { readonly type: 'sortToggled' }
  | { readonly type: 'statsShown' }
  | { readonly type: 'confettiShown' };

/** Why a guess is not taken. */
export type GuessRejection = 'empty' | 'too_short' | 'read_only' | 'over' | 'not_loaded' | 'giving_up';
/** Why a hint or a give-up is not taken. */
export type MoveRejection = 'read_only' | 'over' | 'not_loaded' | 'pending' | 'limit';
/** Why a move ended without a row. */
export type MoveFailure = 'not_found' | 'failed' | 'no_more_hints';

/** What an event did; all of it codes, the page has the sentences. */
export type Outcome =
  | { readonly kind: 'queued'; readonly move: Move }
  | { readonly kind: 'rejected'; readonly reason: GuessRejection | MoveRejection }
  /** `word` names the row to flash (or the guess that waits already). */
  | { readonly kind: 'duplicate'; readonly word: string }
  | { readonly kind: 'added'; readonly guess: Guess }
  | { readonly kind: 'removed'; readonly move: Move; readonly reason: MoveFailure }
  | { readonly kind: 'counted'; readonly guess: Guess }
  | { readonly kind: 'won'; readonly guess: Guess }
  | { readonly kind: 'lost'; readonly guess: Guess }
  | { readonly kind: 'changed' }
  /** The event had no effect: late, doubled, or after the end. */
  | { readonly kind: 'ignored' };

/** What one event comes to: the game after it, and what is to be told of it. The game before it stays as it was. */
export interface Step {
  readonly state: GameState;
  readonly outcome: Outcome;
}
