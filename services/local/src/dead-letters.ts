import { deletedAmong, lockPlayers } from '@proximity/common/deleted-players';
import type { DeadLetters } from '@proximity/common/events/dead-letters';
import { postgresDeadLetters } from '@proximity/common/events/postgres-dead-letters';
import { inTransaction, type Pool } from '@proximity/common/postgres';

/**
 * Dead letters in play's database, for as long as it takes until they are put back; but none about a player whose
 * account was deleted. Only the deletion itself is kept of those: somebody has yet to learn of it.
 */
export function localDeadLetters(pool: Pool): DeadLetters {
  return {
    ...postgresDeadLetters(pool),
    add: (letter) =>
      inTransaction(pool, async (client) => {
        const { key, topic } = letter;
        if (topic !== 'accounts') {
          // With the lock, a deletion that is under way is over, or comes after this and takes the letter along.
          await lockPlayers(client, [key]);
          if ((await deletedAmong(client, [key])).has(key)) return;
        }
        await postgresDeadLetters(client).add(letter);
      }),
  };
}
