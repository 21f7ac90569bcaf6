import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { TopListEntry, TopLists } from '@proximity/common/top-lists';
import type { GameName } from '../domain/game-name';
import { topListOf } from '../domain/standings';
import { topScore } from '../domain/top-score';
import { fairWins } from '../repository/fair-wins';
import { lockList, unlockList } from '../repository/list-lock';

/**
 * Makes a top list of what the database has. Changes of the list wait meanwhile: one that came between
 * the reading and the filling would be lost. Does nothing where somebody else is at it.
 */
export async function fillList(pool: Pool, topLists: TopLists, game: GameName): Promise<void> {
  const client = await pool.connect();
  try {
    if (await lockList(client, game)) {
      await topLists.fill(topListOf(game), await allEntries(client, game));
      await unlockList(client, game);
    }
    client.release();
  } catch (error) {
    // The end of the connection is the end of the lock.
    client.release(true);
    throw error;
  }
}

async function allEntries(client: PoolClient, game: GameName): Promise<TopListEntry[]> {
  const entries: TopListEntry[] = [];
  for await (const wins of fairWins(client, game))
    for (const { member, ...counts } of wins) entries.push({ member, score: topScore(counts) });
  return entries;
}
