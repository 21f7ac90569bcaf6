import { deletedAmong, lockPlayers } from '@proximity/common/deleted-players';
import { applyOnce } from '@proximity/common/events/apply-once';
import type { DomainEvent } from '@proximity/common/events/domain-event';
import type { SubscribeOptions } from '@proximity/common/events/event-bus';
import type { Pool, PoolClient } from '@proximity/common/postgres';
import type { GameEvent } from '../domain/play';
import { takeEvents } from '../domain/take-events';
import { findPlays, writeChanges } from '../repository/event-effects';
import { forgetPlayers } from '../repository/forget-players';

const GROUP = 'stats';

/** Keeps what players' games come to, and forgets players whose accounts were deleted. */
export function countGames(pool: Pool): SubscribeOptions {
  return { group: GROUP, topics: ['games', 'accounts'], handle: applyOnce({ pool, group: GROUP, apply }) };
}

async function apply(client: PoolClient, events: DomainEvent[]): Promise<void> {
  await lockPlayers(client, playersOf(events));
  const deletions = events.filter(({ type }) => type === 'account-deleted');
  if (deletions.length > 0) await forgetPlayers(client, playersOf(deletions));
  const games = events.filter((event) => event.type !== 'account-deleted');
  if (games.length > 0) await countEvents(client, games);
}

async function countEvents(client: PoolClient, games: readonly GameEvent[]): Promise<void> {
  const gone = await deletedAmong(client, playersOf(games));
  const events = games.filter(({ payload }) => !gone.has(payload.userId));
  const kept = await findPlays(
    client,
    events.map(({ payload }) => payload),
  );
  await writeChanges(client, takeEvents(kept, events));
}

function playersOf(events: readonly DomainEvent[]): string[] {
  return [...new Set(events.map(({ payload }) => payload.userId))];
}
