import type { GameIdentity, GameState } from '@proximity/rules/game-state';
import { restoreStats, storeStats } from '@proximity/rules/statistics-book';
import { statsKey } from '@proximity/rules/statistics-key';
import { countGame } from '@proximity/rules/statistics-of-game';
import type { UserStats } from '@proximity/rules/statistics-record';
import type { DeviceStorage } from './device-storage';

/** What a mode and language are kept under; custom games have records of their own. */
export type StatisticsOf = Pick<GameIdentity, 'mode' | 'lang' | 'code'>;

export function readStatistics(storage: DeviceStorage, of: StatisticsOf): UserStats {
  return restoreStats(storage.read(statsKey(of))).stats;
}

/**
 * Counts what a game has come to. It reads what the other tabs have written and writes only what is new, so it may be
 * called after every change of a game.
 * @param at the moment by the server's clock
 */
export function countInStatistics(storage: DeviceStorage, game: GameState, at: Date): void {
  const key = statsKey(game);
  const book = restoreStats(storage.read(key));
  const counted = countGame(book, game, at);
  if (counted !== book) storage.write(key, storeStats(counted));
}
