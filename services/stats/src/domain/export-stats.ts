import { readUserId } from '@proximity/common/user-id';
import { countPlays } from './count-plays';
import type { NumberedPlay } from './play';
import type { StatsStore } from './stats-store';

/** Everything that is kept of a player, as JSON text. @throws AppError `unauthenticated`, `unavailable` */
export type ExportStats = (userId: string) => Promise<string>;

export function createExportStats(store: Pick<StatsStore, 'everythingOf'>): ExportStats {
  return async (userId) => {
    const kept = await store.everythingOf(readUserId(userId));
    const records = [...kept].map(([gameCode, { uploaded, uploadedAt, plays }]) => ({
      gameCode,
      uploaded: uploaded ?? null,
      uploadedAt: uploadedAt ?? null,
      counted: plays.length === 0 ? null : countPlays(plays),
      games: { columns: COLUMNS, rows: plays.map(rowOf) },
    }));
    return JSON.stringify({ records });
  };
}

// Rows instead of objects: all numbers of all modes and languages then fit into one message.
const COLUMNS = ['gameNumber', 'startedOnItsDay', 'won', 'endedOnItsDay', 'guesses', 'hints'];

function rowOf({ gameNumber, startedOnItsDay, end }: NumberedPlay): (number | boolean | null)[] {
  const { won = null, onItsDay = null, guesses = null, hints = null } = end ?? {};
  return [gameNumber, startedOnItsDay, won, onItsDay, guesses, hints];
}
