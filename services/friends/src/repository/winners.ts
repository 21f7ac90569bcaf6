import { readAsPlayer } from '@proximity/common/as-player';
import type { Pool } from '@proximity/common/postgres';
import type { Standing } from '@proximity/common/top-lists';
import type { PlayersGame } from '../domain/game-name';
import type { Winners } from '../domain/standings';

/** The table `games`, as far as it is the global list: fair wins only. */
export function createWinners(pool: Pool): Winners {
  return {
    isListed: ({ userId, gameCode, gameNumber }) =>
      readAsPlayer(pool, userId, async () => {
        const { rowCount } = await pool.query(
          'SELECT FROM top_list_changes WHERE game_code = $1 AND game_number = $2 AND user_id = $3',
          [gameCode, gameNumber, userId],
        );
        return rowCount === 0;
      }),
    standing: (game) => readAsPlayer(pool, game.userId, () => standing(pool, game)),
  };
}

async function standing(pool: Pool, { userId, gameCode, gameNumber }: PlayersGame): Promise<Standing> {
  const { rows } = await pool.query<{ place: number | null; size: number }>(
    `WITH own AS (
       SELECT hint_count, guess_count FROM games
       WHERE user_id = $3 AND game_code = $1 AND game_number = $2 AND won AND NOT suspicious)
     SELECT (SELECT count(*)::int FROM games
             WHERE game_code = $1 AND game_number = $2 AND won AND NOT suspicious) AS size,
            (SELECT 1 + (SELECT count(*)::int FROM games
                         WHERE game_code = $1 AND game_number = $2 AND won AND NOT suspicious
                           AND (games.hint_count, games.guess_count) < (own.hint_count, own.guess_count))
             FROM own) AS place`,
    [gameCode, gameNumber, userId],
  );
  const { place = null, size = 0 } = rows[0] ?? {};
  return place === null ? { size } : { place, size };
}
