import type { AfterGame } from '@proximity/common/game-page';
import type { Pool } from '@proximity/common/postgres';
import type { ExportedGame } from '../domain/friend-store';

/** At about 250 bytes each, half a megabyte: a quarter of a message. */
const GAMES_AT_ONCE = 2_000;

/** Everything held about a player, for the player, but for the games. Others appear by their ids only. */
export async function exportPlayer(pool: Pool, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await pool.query<{ export: Record<string, unknown> }>(
    `SELECT json_build_object(
       'friendCode', (SELECT json_build_object('code', code, 'madeAt', made_at)
                      FROM friend_codes WHERE user_id = $1),
       'friends', (SELECT coalesce(json_agg(json_build_object('userId', friend_id, 'since', since) ORDER BY since), '[]')
                   FROM friendships WHERE user_id = $1),
       'requestsReceived', (${requests('from_user', 'to_user')}),
       'requestsSent', (${requests('to_user', 'from_user')})
     ) AS export`,
    [userId],
  );
  return rows[0]?.export ?? {};
}

/** Requests between the player (`mine`) and others, as a JSON list. */
function requests(others: string, mine: string): string {
  return `SELECT coalesce(json_agg(json_build_object(
              'userId', ${others}, 'status', status, 'requestedAt', requested_at, 'answeredAt', answered_at)
            ORDER BY requested_at), '[]')
          FROM friend_requests WHERE ${mine} = $1`;
}

/** Some of a player's games, in the order of their codes and numbers; none behind the last. */
export async function exportGames(
  pool: Pool,
  userId: string,
  after: AfterGame | undefined,
): Promise<ExportedGame[]> {
  const { rows } = await pool.query<ExportedGame>(
    `SELECT game_code AS "gameCode", game_number AS "gameNumber", json_build_object(
       'gameCode', game_code, 'gameNumber', game_number, 'ref', ref, 'startedAt', started_at,
       'completedAt', completed_at, 'won', won, 'guessCount', guess_count, 'hintCount', hint_count,
       'suspicious', suspicious)::text AS json
     FROM games WHERE user_id = $1 AND (game_code, game_number) > ($2, $3)
     ORDER BY game_code, game_number LIMIT ${GAMES_AT_ONCE}`,
    [userId, after?.gameCode ?? '', after?.gameNumber ?? 0],
  );
  return rows;
}
