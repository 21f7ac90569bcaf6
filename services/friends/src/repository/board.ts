import { readAsPlayer } from '@proximity/common/as-player';
import type { Pool } from '@proximity/common/postgres';
import type { Board } from '../domain/friends-games';
import type { Progress } from '../domain/leaderboard';

interface BoardRow {
  user_id: string;
  ref: string | null;
  completed_at: Date | null;
  won: boolean;
  guess_count: number;
  hint_count: number;
}

/** The table `games`, as far as a player's friends go. */
export function createBoard(pool: Pool): Board {
  return {
    progress: ({ userId, gameCode, gameNumber }) =>
      readAsPlayer(pool, userId, async () => {
        const { rows } = await pool.query<BoardRow>(
          `SELECT player.user_id, ref, completed_at, won, guess_count, hint_count
           FROM (SELECT $1 AS user_id UNION SELECT friend_id FROM friendships WHERE user_id = $1) AS player
           LEFT JOIN games ON games.user_id = player.user_id AND game_code = $2 AND game_number = $3`,
          [userId, gameCode, gameNumber],
        );
        return rows.map((row) => ({ userId: row.user_id, progress: progressOf(row) }));
      }),
  };
}

function progressOf({ ref, completed_at, won, guess_count, hint_count }: BoardRow): Progress {
  if (ref === null) return { state: 'not started' };
  if (completed_at === null) return { state: 'in progress', ref };
  return {
    ...{ state: won ? 'won' : 'gave up', ref, completedAt: completed_at },
    ...{ guessCount: guess_count, hintCount: hint_count },
  };
}
