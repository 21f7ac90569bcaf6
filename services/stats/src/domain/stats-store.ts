import type { UserStats } from '@proximity/rules/statistics-record';
import type { GameName } from './game-name';
import type { NumberedPlay } from './play';
import type { Tally } from './tally';

/** What is kept of a player in one mode and language. */
export interface KeptStats {
  uploaded: UserStats | undefined;
  plays: NumberedPlay[];
}

/**
 * Everything that is kept. All reject with AppError `unavailable` where the database cannot be reached, and with
 * all but hasEnded with
 * `unauthenticated` where a player is named whose account was deleted.
 */
export interface StatsStore {
  find(userId: string, gameCode: string): Promise<KeptStats>;
  /** Changes the uploaded record as if nobody else did meanwhile. @param change may return what it was given */
  changeUpload(
    userId: string,
    gameCode: string,
    change: (kept: UserStats | undefined) => UserStats,
  ): Promise<void>;
  /** Whether the end of this player's game is counted; false of a player whose account was deleted. */
  hasEnded(userId: string, game: GameName): Promise<boolean>;
  tallies(game: GameName): Promise<Tally[]>;
  /** By game code. */
  everythingOf(userId: string): Promise<Map<string, KeptStats & { uploadedAt?: Date }>>;
}
