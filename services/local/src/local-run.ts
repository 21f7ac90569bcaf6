import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import type { LocalConfig } from './config';

/** What every part of one local run is started with. */
export interface LocalRun {
  config: LocalConfig;
  registry: Registry;
  loggerOf: (service: string) => Logger;
  /** Has this stopped at the end, after everything that was started later. */
  onStop: (stop: () => Promise<void>) => void;
}

/**
 * Waits for all, also when one fails: what the others have started meanwhile can then be stopped.
 * @throws what the first one that failed has thrown
 */
export async function together<T extends readonly unknown[]>(starts: {
  [K in keyof T]: Promise<T[K]>;
}): Promise<T> {
  await Promise.allSettled(starts);
  return Promise.all(starts);
}
