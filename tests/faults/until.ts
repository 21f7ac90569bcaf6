import { setTimeout as wait } from 'node:timers/promises';

export interface UntilOptions {
  patienceMs: number;
  /** What is wrong when the patience ends. */
  otherwise: string;
}

const EVERY_MS = 100;

/** Asks again and again until the answer is yes; a question that fails is a no. @throws when the patience ends */
export async function until(
  isSo: () => Promise<boolean>,
  { patienceMs, otherwise }: UntilOptions,
): Promise<void> {
  const patience = AbortSignal.timeout(patienceMs);
  while (!(await isSo().catch(() => false))) {
    if (patience.aborted) throw new Error(otherwise);
    await wait(EVERY_MS);
  }
}
