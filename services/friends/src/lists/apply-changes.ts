import { inTransaction, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { TopLists } from '@proximity/common/top-lists';
import type { GameName } from '../domain/game-name';
import { topListOf } from '../domain/standings';
import { topScore } from '../domain/top-score';
import { changedLists, takeChanges } from '../repository/list-changes';
import { holdList } from '../repository/list-lock';

/**
 * Brings some top lists in line with the database. A change is forgotten in the transaction that applied it, so it is
 * applied again rather than lost. Lists that are being filled are left for later.
 * @returns how many changes were applied
 * @throws AppError `unavailable` without the lists, the database's error without the database
 */
export async function applyChanges(pool: Pool, topLists: TopLists): Promise<number> {
  let applied = 0;
  for (const game of await changedLists(pool))
    applied += await inTransaction(pool, (client) => applyToList(client, topLists, game));
  return applied;
}

async function applyToList(client: PoolClient, topLists: TopLists, game: GameName): Promise<number> {
  if (!(await holdList(client, game))) return 0;
  const changes = await takeChanges(client, game);
  const list = topListOf(game);
  const entries = changes.flatMap(({ member, hintCount, guessCount }) =>
    hintCount === null || guessCount === null ? [] : [{ member, score: topScore({ hintCount, guessCount }) }],
  );
  // Where the list is not there, it will be filled with all of them.
  if (entries.length > 0) await topLists.put(list, entries);
  for (const { member, hintCount } of changes) if (hintCount === null) await topLists.remove(list, member);
  return changes.length;
}
