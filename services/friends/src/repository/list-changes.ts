import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { GameName } from '../domain/game-name';

const LISTS_AT_ONCE = 50;
const CHANGES_AT_ONCE = 1_000;

/** What a top list does not say yet of a player. */
export interface ListChange {
  member: string;
  /** Null where there is no fair win of this player, or no longer. */
  hintCount: number | null;
  guessCount: number | null;
}

/** Some of the games with changes that wait in the table `top_list_changes`. */
export async function changedLists(pool: Pool): Promise<GameName[]> {
  const { rows } = await pool.query<GameName>(
    `SELECT DISTINCT game_code AS "gameCode", game_number AS "gameNumber"
     FROM (SELECT * FROM top_list_changes LIMIT ${LISTS_AT_ONCE * CHANGES_AT_ONCE}) AS waiting LIMIT ${LISTS_AT_ONCE}`,
  );
  return rows;
}

/** Takes some of a list's changes out of the table, and leaves those that others are taking. */
export async function takeChanges(
  client: PoolClient,
  { gameCode, gameNumber }: GameName,
): Promise<ListChange[]> {
  const { rows } = await client.query<ListChange>(
    `WITH taken AS (
       DELETE FROM top_list_changes WHERE (game_code, game_number, user_id) IN (
         SELECT game_code, game_number, user_id FROM top_list_changes
         WHERE game_code = $1 AND game_number = $2 LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED)
       RETURNING game_code, game_number, user_id)
     SELECT taken.user_id AS member, hint_count AS "hintCount", guess_count AS "guessCount"
     FROM taken LEFT JOIN games ON games.user_id = taken.user_id AND games.game_code = taken.game_code
       AND games.game_number = taken.game_number AND won AND NOT suspicious`,
    [gameCode, gameNumber],
  );
  return rows;
}
