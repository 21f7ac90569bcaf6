import type { GuessRejection } from '@proximity/rules/game-event';
import type { GameState, Guess } from '@proximity/rules/game-state';
import type { Suggestion } from '@proximity/gateway/api/error';

/** Why the last guess was not taken; stands under the field. */
export type Refusal =
  | { readonly reason: Extract<GuessRejection, 'empty' | 'too_short'> }
  | { readonly reason: 'not_found'; readonly word: string; readonly suggestions: readonly Suggestion[] };

/** What is said aloud: a score, the end, or a guess that was made before. */
export interface Announcement {
  /** Rises, so that the same sentence twice is said twice. */
  readonly id: number;
  readonly kind: 'scored' | 'hinted' | 'repeated' | 'won' | 'lost';
  readonly guess: Guess;
}

/** All that the screen of a game shows. Changes as a whole, never in parts. */
export interface GameView {
  readonly game: GameState;
  readonly refusal: Refusal | null;
  /** Rises with every refusal, so that the field shakes again. */
  readonly refusals: number;
  /** The word that is kept in sight: the last one that was answered or repeated; null for the last of the list. */
  readonly pinned: string | null;
  /** The row that a repeated guess points at, and how often one did. */
  readonly repeated: { readonly word: string; readonly times: number } | null;
  readonly announcement: Announcement | null;
  /** Why guesses wait, if they do: the device has no network, or no answer comes although it seems to have one. */
  readonly stalled: 'offline' | 'unanswered' | null;
  /** The game ended while it was looked at, not before. */
  readonly endedHere: boolean;
}

/** What has to be said in a toast. */
export type Notice = 'failed' | 'no_more_hints' | 'needs_network';
