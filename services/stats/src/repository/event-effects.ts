import type { PoolClient } from '@proximity/common/postgres';
import type { Changes, GameTally, KeptPlay, PlayKey } from '../domain/take-events';
import { PLAY_COLUMNS, playOf, type PlayRow } from './play-row';

// Each takes a whole batch of events in one statement, prepared once per connection.

/** The plays of these games, as far as there are any. */
export async function findPlays(client: PoolClient, keys: readonly PlayKey[]): Promise<KeptPlay[]> {
  const { rows } = await client.query<PlayRow & { user_id: string; game_code: string }>({
    name: 'find-plays',
    text: `SELECT user_id, game_code, ${PLAY_COLUMNS} FROM plays
      JOIN (SELECT DISTINCT * FROM unnest($1::text[], $2::text[], $3::integer[])) AS key (user_id, game_code, game_number)
        USING (user_id, game_code, game_number)`,
    values: columnsOf(keys),
  });
  return rows.map((row) => ({ userId: row.user_id, gameCode: row.game_code, ...playOf(row) }));
}

export async function writeChanges(client: PoolClient, { plays, tallies }: Changes): Promise<void> {
  if (plays.length > 0) await writePlays(client, plays);
  if (tallies.length > 0) await addTallies(client, tallies);
}

async function writePlays(client: PoolClient, plays: readonly KeptPlay[]): Promise<void> {
  await client.query({
    name: 'write-plays',
    text: `INSERT INTO plays (user_id, game_code, ${PLAY_COLUMNS})
      SELECT * FROM unnest($1::text[], $2::text[], $3::integer[], $4::boolean[], $5::boolean[], $6::boolean[],
        $7::integer[], $8::integer[])
      ON CONFLICT (user_id, game_code, game_number) DO UPDATE
        SET started_on_its_day = excluded.started_on_its_day, won = excluded.won,
          ended_on_its_day = excluded.ended_on_its_day, guesses = excluded.guesses, hints = excluded.hints`,
    values: [
      ...columnsOf(plays),
      plays.map(({ startedOnItsDay }) => startedOnItsDay),
      plays.map(({ end }) => end?.won),
      plays.map(({ end }) => end?.onItsDay),
      plays.map(({ end }) => end?.guesses),
      plays.map(({ end }) => end?.hints),
    ],
  });
}

/** The last thing in a transaction: everybody who finishes today's game waits for these rows. */
async function addTallies(client: PoolClient, tallies: readonly GameTally[]): Promise<void> {
  await client.query({
    name: 'add-tallies',
    // In one order everywhere, so that two batches about the same games wait for, not lock out, each other.
    text: `INSERT INTO tallies AS kept (game_code, game_number, outcome, guesses, hints, games)
      SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::integer[], $5::integer[], $6::integer[])
      ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (game_code, game_number, outcome, guesses, hints) DO UPDATE SET games = kept.games + excluded.games`,
    values: [
      tallies.map(({ gameCode }) => gameCode),
      tallies.map(({ gameNumber }) => gameNumber),
      tallies.map(({ outcome }) => outcome),
      tallies.map((tally) => (tally.outcome === 'won' ? tally.guesses : 0)),
      tallies.map((tally) => (tally.outcome === 'won' ? tally.hints : 0)),
      tallies.map(({ games }) => games),
    ],
  });
}

function columnsOf(keys: readonly PlayKey[]): [string[], string[], number[]] {
  return [
    keys.map(({ userId }) => userId),
    keys.map(({ gameCode }) => gameCode),
    keys.map(({ gameNumber }) => gameNumber),
  ];
}
