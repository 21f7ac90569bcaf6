import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import { repeat, type Repetition } from '@proximity/common/repeat';
import type { SessionStore } from './domain/sessions';
import type { PendingSignIns } from './domain/sign-in';

export interface SweepParts {
  pending: Pick<PendingSignIns, 'removeSomeExpired'>;
  sessions: Pick<SessionStore, 'removeSomeExpired'>;
  clock: Clock;
  logger: Logger;
}

const EVERY_MS = 3_600_000;

/**
 * Removes what has run out, now and once an hour, a few rows at a time; without the database it is left for the next time.
 * Nothing that has run out is ever accepted: the sweep only keeps the tables small.
 */
export function startSweep({ pending, sessions, clock, logger }: SweepParts): Repetition {
  return repeat({
    everyMs: EVERY_MS,
    work: async (signal) => {
      const now = clock.now();
      for (const table of [pending, sessions])
        while (!signal.aborted && (await table.removeSomeExpired(now))) continue;
    },
    onFailure: (error) => logger.warn({ err: error }, 'What has run out could not be removed.'),
  });
}
