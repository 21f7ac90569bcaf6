import type { GameState } from '@proximity/rules/game-state';
import type { OpenGame } from './open-game';
import type { UserDetails } from './user-details';

/** All that the account does with the server; fetched only for whoever signs in. */
export interface AccountWork {
  /** @param isFresh the user has just been loaded, with a session that is new */
  readonly start: (isFresh: boolean) => Promise<void>;
  readonly refreshUser: () => Promise<void>;
  /** Resolves with who has signed in; null for somebody of whom the server does not tell, who is signed out. */
  readonly arrive: () => Promise<UserDetails | null>;
  readonly signOut: () => Promise<void>;
  /** Ends the session of who has signed out here while the server could not be asked. Never rejects. */
  readonly finishSignOut: () => Promise<void>;
  /** Rejects with an ApiError, and the player then stays signed in. */
  readonly deleteAccount: () => Promise<void>;
  readonly renewSession: () => Promise<boolean>;
  /** Saves a game that is marked as unsaved: at once when it is over, otherwise soon. */
  readonly save: (game: GameState) => void;
  readonly openGame: (game: OpenGame) => () => void;
}
