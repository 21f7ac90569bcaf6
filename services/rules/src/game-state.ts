import type { GameMode, Language } from './game-mode';

/** What the server says about one word. `rank` counts from 1 (the secret); `percentile` is 1001 − rank, null beyond 1000. */
export interface Score {
  /** The base form. Whether a guess is a duplicate is judged by it. */
  readonly word: string;
  /** How the word is written (German nouns with a capital). */
  readonly display: string;
  /** `initialSimilarity` cut to 0 … 100. */
  readonly similarity: number;
  readonly initialSimilarity: number;
  readonly percentile: number | null;
  readonly rank: number;
  readonly proximityString: string;
  /** Degrees 0 … 359, counter-clockwise, for the map of guesses; null for the secret. */
  readonly direction: number | null;
  readonly correct: boolean;
  readonly blocked: boolean;
}

/** One row of the list. */
export interface Guess extends Score {
  /** 1, 2, 3 … in the order of the list; hints and the given-up word take one too. */
  readonly guessNumber: number;
  readonly isHint: boolean;
  /** It arrived when the game was over already, from another device: listed before the finishing row, but never counted. */
  readonly isLate?: true;
}

/** What a player asked for. Moves wait in order and are handled one at a time. */
export type Move =
  { readonly kind: 'guess'; readonly word: string } | { readonly kind: 'hint' } | { readonly kind: 'giveUp' };

export type GameStatus = 'playing' | 'won' | 'lost';
export const SORT_TYPES = ['guess', 'proximity'] as const;
export type SortType = (typeof SORT_TYPES)[number];

/** How a game was begun; `otherUser` is a friend's finished game and read-only. */
export const GAME_ORIGINS = ['main', 'archive', 'custom', 'userMade', 'otherUser'] as const;
export type GameOrigin = (typeof GAME_ORIGINS)[number];

/** Which game this is. `gameNumber` is −1 for custom and user-made games, which have a `code` instead. */
export interface GameIdentity {
  readonly mode: GameMode;
  readonly lang: Language;
  readonly gameNumber: number;
  readonly code: string | null;
}

/**
 * One game on one device. All of it is kept on the device except `counting` and the moves that are not guesses,
 * which a reload settles or forgets (see stored-game).
 */
export interface GameState extends GameIdentity {
  readonly origin: GameOrigin;
  /** A seal while the game is played, the plain word once it is over, null until it is fetched. A user-made game's is always plain. */
  readonly secretWord: string | null;
  readonly status: GameStatus;
  /** In the order of guessNumber; no two rows have the same `word`. */
  readonly guesses: readonly Guess[];
  readonly waiting: readonly Move[];
  /** The row that was just added and does not count yet: its bar still grows. */
  readonly counting: { readonly kind: Move['kind']; readonly word: string } | null;
  readonly sortType: SortType;
  /** The share dialog has opened by itself; it does so once. */
  readonly hasShownStats: boolean;
  readonly hasShownConfetti: boolean;
}
