import type { Clock } from '@proximity/common/clock';
import { readUserId } from '@proximity/common/user-id';
import { statsFigures } from '@proximity/rules/statistics-figures';
import { NO_STATS, type UserStats } from '@proximity/rules/statistics-record';
import { countPlays } from './count-plays';
import { furtherRecord } from './further-record';
import { readCode } from './game-name';
import { readUpload } from './read-upload';
import type { StatsStore } from './stats-store';

export interface PlayerStatsOptions {
  store: Pick<StatsStore, 'find' | 'changeUpload'>;
  clock: Clock;
}

/** Two records of one player, the device's and the server's own, of which one is shown. */
export interface PlayerStats {
  /**
   * Keeps the record unless the one that was sent before goes further. @param stats JSON text
   * @throws AppError `invalid_request`, `unauthenticated`, `unavailable`
   */
  upload(userId: string, gameCode: string, stats: string): Promise<void>;
  /**
   * Whichever record goes further, streaks as they stand now; undefined where there is no play.
   * @throws AppError `invalid_request`, `unauthenticated`, `unavailable`
   */
  read(userId: string, gameCode: string): Promise<UserStats | undefined>;
}

export function createPlayerStats({ store, clock }: PlayerStatsOptions): PlayerStats {
  return {
    async upload(userId, gameCode, stats) {
      const sent = readUpload(stats);
      await store.changeUpload(readUserId(userId), readCode(gameCode), (kept = NO_STATS) =>
        furtherRecord(sent, kept),
      );
    },
    async read(userId, gameCode) {
      const { uploaded = NO_STATS, plays } = await store.find(readUserId(userId), readCode(gameCode));
      const stats = furtherRecord(countPlays(plays), uploaded);
      return stats.totalPlays === 0 ? undefined : asItStands(stats, clock.now());
    },
  };
}

function asItStands(stats: UserStats, now: Date): UserStats {
  const { playStreak, winStreak } = statsFigures(stats, now);
  return { ...stats, playStreak, winStreak };
}
