import { createDoorbell } from '@proximity/common/events/doorbell';
import type { Logger } from '@proximity/common/logger';
import type { Pool } from '@proximity/common/postgres';
import type { TopLists } from '@proximity/common/top-lists';
import type { GameName } from '../domain/game-name';
import { topListOf } from '../domain/standings';
import { applyChanges } from './apply-changes';
import { fillList } from './fill-list';

export interface KeptLists {
  /** There may be changes to apply. */
  wake(): void;
  /** Begins to fill a list, unless that has begun, or failed a moment ago. */
  fill(game: GameName): void;
  stop(): Promise<void>;
}

export interface KeepListsOptions {
  pool: Pool;
  topLists: TopLists;
  logger: Logger;
  /** How often it looks without having been woken, and tries again. */
  pollMs?: number;
}

const FILL_AGAIN_MS = 5_000;

/** Keeps the top lists in line with the database, beside everything else: nobody waits for it. */
export function keepLists({ pool, topLists, logger, pollMs = 1_000 }: KeepListsOptions): KeptLists {
  const news = createDoorbell();
  const end = createDoorbell();
  const filling = new Map<string, Promise<void>>();
  let stopping = false;
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopping) {
      try {
        const applied = await applyChanges(pool, topLists);
        if (failures > 0) logger.info('The top lists are kept again.');
        failures = 0;
        if (applied === 0) await news.wait(pollMs);
      } catch (error) {
        if (failures++ === 0) logger.warn({ err: error }, 'The top lists have to wait.');
        await end.wait(pollMs);
      }
    }
  };
  const ended = run();
  const fill = async (game: GameName): Promise<void> => {
    const free = (): void => void filling.delete(topListOf(game));
    try {
      await fillList(pool, topLists, game);
      free();
    } catch (error) {
      logger.warn({ err: error, list: topListOf(game) }, 'A top list could not be filled.');
      // Whoever asks would begin anew at once, and a long list is read at some cost.
      setTimeout(free, FILL_AGAIN_MS).unref();
    }
    news.ring();
  };
  return {
    wake: () => news.ring(),
    fill: (game) => {
      if (!stopping && !filling.has(topListOf(game))) filling.set(topListOf(game), fill(game));
    },
    stop: async () => {
      stopping = true;
      news.ring();
      end.ring();
      await Promise.all([ended, ...filling.values()]);
    },
  };
}
