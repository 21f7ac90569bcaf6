import { changeAsPlayer, readAsPlayer } from '@proximity/common/as-player';
import { withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import { readUserStats, type UserStats } from '@proximity/rules/statistics-record';
import type { GameName } from '../domain/game-name';
import type { NumberedPlay } from '../domain/play';
import type { KeptStats, StatsStore } from '../domain/stats-store';
import type { Tally } from '../domain/tally';
import { PLAY_COLUMNS, playOf, type PlayRow } from './play-row';

/** The tables `plays`, `tallies` and `uploads`. */
export function createStatsStore(pool: Pool): StatsStore {
  return {
    find: (userId, gameCode) => readAsPlayer(pool, userId, () => find(pool, userId, gameCode)),
    changeUpload: (userId, gameCode, change) =>
      changeAsPlayer(pool, [userId], async (client) => {
        const kept = await findUpload(client, userId, gameCode);
        const changed = change(kept);
        if (changed !== kept) await writeUpload(client, userId, gameCode, changed);
      }),
    hasEnded: (userId, game) => withDatabase(() => hasEnded(pool, userId, game)),
    tallies: (game) => withDatabase(() => tallies(pool, game)),
    everythingOf: (userId) => readAsPlayer(pool, userId, () => everythingOf(pool, userId)),
  };
}

type Database = Pick<Pool, 'query'>;

async function find(database: Database, userId: string, gameCode: string): Promise<KeptStats> {
  const [uploaded, plays] = await Promise.all([
    findUpload(database, userId, gameCode),
    findPlays(database, userId, gameCode),
  ]);
  return { uploaded, plays };
}

async function findPlays(database: Database, userId: string, gameCode: string): Promise<NumberedPlay[]> {
  const { rows } = await database.query<PlayRow>(
    `SELECT ${PLAY_COLUMNS} FROM plays WHERE user_id = $1 AND game_code = $2 ORDER BY game_number`,
    [userId, gameCode],
  );
  return rows.map(playOf);
}

async function findUpload(
  database: Database,
  userId: string,
  gameCode: string,
): Promise<UserStats | undefined> {
  const { rows } = await database.query<{ stats: Record<string, unknown> }>(
    'SELECT stats FROM uploads WHERE user_id = $1 AND game_code = $2',
    [userId, gameCode],
  );
  return rows[0] && readUserStats(rows[0].stats);
}

async function writeUpload(
  client: PoolClient,
  userId: string,
  gameCode: string,
  stats: UserStats,
): Promise<void> {
  await client.query(
    `INSERT INTO uploads (user_id, game_code, stats) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, game_code) DO UPDATE SET stats = excluded.stats, uploaded_at = now()`,
    [userId, gameCode, stats],
  );
}

async function hasEnded(
  database: Database,
  userId: string,
  { gameCode, gameNumber }: GameName,
): Promise<boolean> {
  const { rowCount } = await database.query(
    'SELECT 1 FROM plays WHERE user_id = $1 AND game_code = $2 AND game_number = $3 AND won IS NOT NULL',
    [userId, gameCode, gameNumber],
  );
  return rowCount === 1;
}

async function tallies(database: Database, { gameCode, gameNumber }: GameName): Promise<Tally[]> {
  const { rows } = await database.query<Tally>(
    'SELECT outcome, guesses, hints, games FROM tallies WHERE game_code = $1 AND game_number = $2',
    [gameCode, gameNumber],
  );
  return rows;
}

async function everythingOf(
  database: Database,
  userId: string,
): Promise<Map<string, KeptStats & { uploadedAt?: Date }>> {
  const everything = new Map<string, KeptStats & { uploadedAt?: Date }>();
  const uploads = await database.query<{
    game_code: string;
    stats: Record<string, unknown>;
    uploaded_at: Date;
  }>('SELECT game_code, stats, uploaded_at FROM uploads WHERE user_id = $1 ORDER BY game_code', [userId]);
  for (const { game_code, stats, uploaded_at } of uploads.rows) {
    everything.set(game_code, { uploaded: readUserStats(stats), uploadedAt: uploaded_at, plays: [] });
  }
  const plays = await database.query<PlayRow & { game_code: string }>(
    `SELECT game_code, ${PLAY_COLUMNS} FROM plays WHERE user_id = $1 ORDER BY game_code, game_number`,
    [userId],
  );
  for (const row of plays.rows) {
    const kept = everything.get(row.game_code) ?? { uploaded: undefined, plays: [] };
    kept.plays.push(playOf(row));
    everything.set(row.game_code, kept);
  }
  return everything;
}
