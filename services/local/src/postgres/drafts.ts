import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The folder in which a start of this process makes a cluster before it becomes `data`. */
export function draftOf(data: string): string {
  return `${data}.${process.pid}`;
}

/**
 * Removes what starts that were cut off left beside `data`. A draft that grows meanwhile, because the initdb of a
 * killed start is still at work, is left to the next start: it takes room, but nobody takes it for a cluster.
 */
export async function removeDrafts(data: string): Promise<void> {
  const parent = dirname(data);
  const names = readdirSync(parent).filter((name) => name.startsWith(`${basename(data)}.`));
  await Promise.allSettled(names.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}
