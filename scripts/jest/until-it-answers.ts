import { setTimeout as wait } from 'node:timers/promises';

/**
 * Resolves with the first answer: a client looks again for what was lost in its own time.
 * @throws the last refusal, after a while
 */
export async function untilItAnswers<T>(call: () => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(45_000);
  for (;;) {
    const [outcome] = await Promise.allSettled([call()]);
    if (outcome.status === 'fulfilled') return outcome.value;
    if (patience.aborted) throw outcome.reason;
    await wait(20);
  }
}
