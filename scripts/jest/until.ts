import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is so. @throws after a while, with what was waited for */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(45_000);
  while (!(await isSo())) {
    if (patience.aborted) throw new Error(`In vain: ${what}`);
    await wait(20);
  }
}
