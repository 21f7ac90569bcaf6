import { lockPlayers } from '@proximity/common/deleted-players';
import { applyOnce } from '@proximity/common/events/apply-once';
import type { SubscribeOptions } from '@proximity/common/events/event-bus';
import type { Pool } from '@proximity/common/postgres';
import { playedGames } from '../domain/played-games';
import { forgetPlayers } from '../repository/forget-players';
import { writePlayedGames } from '../repository/played-games';

const GROUP = 'friends';

/** Keeps what leaderboards show of games, and forgets players whose accounts were deleted. */
export function applyEvents(pool: Pool, onApplied: () => void): SubscribeOptions {
  const apply = applyOnce({
    pool,
    group: GROUP,
    apply: async (client, events) => {
      await lockPlayers(client, [...new Set(events.map(({ payload }) => payload.userId))]);
      const gone = events.filter(({ type }) => type === 'account-deleted');
      if (gone.length > 0)
        await forgetPlayers(
          client,
          gone.map(({ payload }) => payload.userId),
        );
      const games = playedGames(events);
      if (games.length > 0) await writePlayedGames(client, games);
    },
  });
  return {
    group: GROUP,
    topics: ['games', 'accounts'],
    handle: async (events) => {
      await apply(events);
      onApplied();
    },
  };
}
