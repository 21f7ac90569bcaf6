import type { Clock } from '@proximity/common/clock';
import type { Logger } from '@proximity/common/logger';
import type { SessionStore } from './domain/sessions';
import type { PendingSignIns } from './domain/sign-in';

export interface SweepParts {
  pending: Pick<PendingSignIns, 'removeExpired'>;
  sessions: Pick<SessionStore, 'removeExpired'>;
  clock: Clock;
  logger: Logger;
}

export interface Sweep {
  /** Removes what has run out; without the database it is left for the next time. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 3_600_000;

/** Nothing that has run out is ever accepted; the sweep, once an hour, only keeps the tables small. */
export function startSweep({ pending, sessions, clock, logger }: SweepParts): Sweep {
  let running: Promise<void> = Promise.resolve();
  const sweep = async (): Promise<void> => {
    const now = clock.now();
    await pending.removeExpired(now);
    await sessions.removeExpired(now);
  };
  const run = (): Promise<void> => {
    running = sweep().catch((error: unknown) =>
      logger.warn({ err: error }, 'What has run out could not be removed.'),
    );
    return running;
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
