import { setTimeout as wait } from 'node:timers/promises';

export interface RepeatOptions {
  everyMs: number;
  /** @param signal aborted when it should come to an end soon */
  work: (signal: AbortSignal) => Promise<void>;
  /** Told each time the work fails; the next time comes all the same. */
  onFailure: (error: unknown) => void;
}

export interface Repetition {
  /** Resolves when the work in hand, if any, has ended. */
  stop(): Promise<void>;
}

/** Does some work now, and again so long after each end; so never twice at once. */
export function repeat({ everyMs, work, onFailure }: RepeatOptions): Repetition {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await work(signal).catch(onFailure);
      // Rejects when it is to end, which the loop sees too.
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    stop: async () => {
      ending.abort();
      await ended;
    },
  };
}
