import { applyOnce } from '@proximity/common/events/apply-once';
import type { SubscribeOptions } from '@proximity/common/events/event-bus';
import type { Pool } from '@proximity/common/postgres';
import { deletePlayer } from '../repository/deleted-players';

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
        for (const { type, payload } of events) {
          if (type === 'account-deleted') await deletePlayer(client, payload.userId);
        }
      },
    }),
  };
}
