import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_MS = 20;
const PATIENCE_MS = 45_000;

/** Resolves as soon as the condition holds. @throws Error when it never does */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('The condition was never met.');
    await pause(BETWEEN_MS);
  }
}
