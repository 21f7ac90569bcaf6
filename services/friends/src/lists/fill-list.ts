import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { TopListEntry, TopLists } from '@proximity/common/top-lists';
import type { GameName } from '../domain/game-name';
import { topListOf } from '../domain/standings';
import { topScore } from '../domain/top-score';
import { LIST_LOCK, listKey } from './list-lock';

const PAGE = 20_000;

/**
 * Makes a top list of what the database has. Changes of the list wait meanwhile: one that came between
 * the reading and the filling would be lost. Does nothing where somebody else is at it.
 */
export async function fillList(pool: Pool, topLists: TopLists, game: GameName): Promise<void> {
  const client = await pool.connect();
  try {
    if (await lock(client, game)) {
      await topLists.fill(topListOf(game), await allWinners(client, game));
      await client.query(`SELECT pg_advisory_unlock(${LIST_LOCK})`, listKey(game));
    }
    client.release();
  } catch (error) {
    // The end of the connection is the end of the lock.
    client.release(true);
    throw error;
  }
}

/** A lock of the session, since a transaction may not be idle for as long as a list may take. */
async function lock(client: PoolClient, game: GameName): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_lock(${LIST_LOCK}) AS locked`,
    listKey(game),
  );
  return rows[0]?.locked === true;
}

interface Winner {
  user_id: string;
  hint_count: number;
  guess_count: number;
}

async function allWinners(client: PoolClient, game: GameName): Promise<TopListEntry[]> {
  const entries: TopListEntry[] = [];
  let last: Winner | undefined = { user_id: '', hint_count: -1, guess_count: -1 };
  while (last) {
    const { rows }: { rows: Winner[] } = await client.query<Winner>(
      `SELECT user_id, hint_count, guess_count FROM games
       WHERE game_code = $1 AND game_number = $2 AND won AND NOT suspicious
         AND (hint_count, guess_count, user_id) > ($3, $4, $5)
       ORDER BY hint_count, guess_count, user_id LIMIT ${PAGE}`,
      [...listKey(game), last.hint_count, last.guess_count, last.user_id],
    );
    for (const { user_id: member, hint_count, guess_count } of rows)
      entries.push({ member, score: topScore({ hintCount: hint_count, guessCount: guess_count }) });
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  }
  return entries;
}
