import type { PoolClient } from '@proximity/common/postgres';
import type { PlayedGame } from '../domain/played-games';

/**
 * Writes what events say of games; whoever won one fairly is to be put on its top list. A game that is finished
 * stays as it is, so that old events change nothing. The players have to be locked; those that are gone are left out.
 */
export async function writePlayedGames(client: PoolClient, games: readonly PlayedGame[]): Promise<void> {
  await client.query({
    name: 'write-played-games',
    text: `WITH written AS (
      INSERT INTO games (user_id, game_code, game_number, ref, started_at,
                         completed_at, won, guess_count, hint_count, suspicious)
      SELECT user_id, game_code, game_number, ref, started_at,
             completed_at, coalesce(won, false), coalesce(guess_count, 0), coalesce(hint_count, 0),
             coalesce(suspicious, false)
      FROM jsonb_to_recordset($1::jsonb) AS event (
        user_id text, game_code text, game_number integer, ref text, started_at timestamptz,
        completed_at timestamptz, won boolean, guess_count integer, hint_count integer, suspicious boolean)
      WHERE NOT EXISTS (SELECT FROM deleted_players WHERE deleted_players.user_id = event.user_id)
      ON CONFLICT (user_id, game_code, game_number) DO UPDATE
        SET completed_at = excluded.completed_at, won = excluded.won, guess_count = excluded.guess_count,
            hint_count = excluded.hint_count, suspicious = excluded.suspicious
        WHERE games.completed_at IS NULL AND excluded.completed_at IS NOT NULL
      RETURNING user_id, game_code, game_number, won AND NOT suspicious AS listed
    )
    INSERT INTO top_list_changes (game_code, game_number, user_id)
    SELECT game_code, game_number, user_id FROM written WHERE listed
    ON CONFLICT DO NOTHING`,
    values: [JSON.stringify(games.map(row))],
  });
}

function row({ userId, gameCode, gameNumber, ref, startedAt, finish }: PlayedGame) {
  return {
    ...{ user_id: userId, game_code: gameCode, game_number: gameNumber, ref, started_at: startedAt },
    ...(finish && {
      completed_at: finish.completedAt,
      won: finish.won,
      guess_count: finish.guessCount,
      hint_count: finish.hintCount,
      suspicious: finish.suspicious,
    }),
  };
}
