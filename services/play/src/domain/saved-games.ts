import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { AfterGame } from '@proximity/common/game-page';
import type { GameName } from './game-address';
import type { PlayedGame, SavedGame } from './saved-game';

/** What a save does: the game to keep, and what others have to be told. */
export interface Change {
  saved: SavedGame;
  events: readonly DomainEvent[];
}

export type OwnedGame = SavedGame & GameName;

/**
 * The stored games. All reject with AppError `unavailable` where the database cannot be reached, and with
 * `unauthenticated` for a player whose account was deleted.
 */
export interface SavedGames {
  find(name: GameName): Promise<SavedGame | undefined>;
  isOver(name: GameName): Promise<boolean>;
  /** Reads, changes and writes a game, with its events, as if nobody else did anything to this player's games meanwhile. */
  change(name: GameName, change: (stored: SavedGame | undefined) => Change): Promise<SavedGame>;
  /** Oldest number first. */
  played(userId: string, gameCode: string): Promise<PlayedGame[]>;
  /** For whoever asks, who need not be its owner. */
  findByRef(askerUserId: string, ref: string, gameCode: string): Promise<OwnedGame | undefined>;
  ownerOf(ref: string, gameCode: string): Promise<string | undefined>;
  /** A player's games of all codes, in order, from after the given one on: as many as fit into one message; none at the end. */
  page(userId: string, after: AfterGame | undefined): Promise<OwnedGame[]>;
}
