import { lockPlayers } from '@proximity/common/deleted-players';
import { applyOnce } from '@proximity/common/events/apply-once';
import type { SubscribeOptions } from '@proximity/common/events/event-bus';
import type { Pool } from '@proximity/common/postgres';
import { forgetPlayers } from '../repository/forget-players';

const GROUP = 'play';

/** Forgets the games of players whose accounts were deleted. */
export function deletePlayers(pool: Pool): SubscribeOptions {
  return {
    group: GROUP,
    topics: ['accounts'],
    handle: applyOnce({
      pool,
      group: GROUP,
      apply: async (client, events) => {
        const gone = events.filter(({ type }) => type === 'account-deleted');
        const userIds = gone.map(({ payload }) => payload.userId);
        await lockPlayers(client, userIds);
        await forgetPlayers(client, userIds);
      },
    }),
  };
}
