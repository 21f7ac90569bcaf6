import { inTransaction, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { TopLists } from '@proximity/common/top-lists';
import type { GameName } from '../domain/game-name';
import { topListOf } from '../domain/standings';
import { topScore } from '../domain/top-score';
import { LIST_LOCK, listKey } from './list-lock';

const LISTS_AT_ONCE = 50;
const CHANGES_AT_ONCE = 1_000;

/**
 * Brings some top lists in line with the database. A change is forgotten in the transaction that applied it, so it is
 * applied again rather than lost. Lists that are being filled are left for later.
 * @returns how many changes were applied
 * @throws AppError `unavailable` without the lists, the database's error without the database
 */
export async function applyChanges(pool: Pool, topLists: TopLists): Promise<number> {
  const { rows } = await pool.query<GameName>(
    `SELECT DISTINCT game_code AS "gameCode", game_number AS "gameNumber"
     FROM (SELECT * FROM top_list_changes LIMIT ${LISTS_AT_ONCE * CHANGES_AT_ONCE}) AS waiting LIMIT ${LISTS_AT_ONCE}`,
  );
  let applied = 0;
  for (const game of rows)
    applied += await inTransaction(pool, (client) => applyToList(client, topLists, game));
  return applied;
}

async function applyToList(client: PoolClient, topLists: TopLists, game: GameName): Promise<number> {
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT pg_try_advisory_xact_lock_shared(${LIST_LOCK}) AS free`,
    listKey(game),
  );
  if (rows[0]?.free !== true) return 0;
  const changes = await take(client, game);
  const list = topListOf(game);
  const entries = changes.flatMap(({ member, hintCount, guessCount }) =>
    hintCount === null || guessCount === null ? [] : [{ member, score: topScore({ hintCount, guessCount }) }],
  );
  // Where the list is not there, it will be filled with all of them.
  if (entries.length > 0) await topLists.put(list, entries);
  for (const { member, hintCount } of changes) if (hintCount === null) await topLists.remove(list, member);
  return changes.length;
}

interface Change {
  member: string;
  /** Null where there is no fair win of this player, or no longer. */
  hintCount: number | null;
  guessCount: number | null;
}

async function take(client: PoolClient, game: GameName): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `WITH taken AS (
       DELETE FROM top_list_changes WHERE (game_code, game_number, user_id) IN (
         SELECT game_code, game_number, user_id FROM top_list_changes
         WHERE game_code = $1 AND game_number = $2 LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
       RETURNING game_code, game_number, user_id)
     SELECT taken.user_id AS member, hint_count AS "hintCount", guess_count AS "guessCount"
     FROM taken LEFT JOIN games ON games.user_id = taken.user_id AND games.game_code = taken.game_code
       AND games.game_number = taken.game_number AND won AND NOT suspicious`,
    listKey(game),
  );
  return rows;
}
