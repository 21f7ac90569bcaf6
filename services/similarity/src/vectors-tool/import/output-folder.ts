import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../refusal';

/**
 * Fills a folder beside the wanted one and moves it into its place when it is whole and on disk. Whatever goes
 * wrong, the wanted folder is as it was before.
 * @param fill told the folder to write into
 * @throws Refusal when there is something in the wanted folder that may not be replaced
 */
export async function fillFolder<T>(
  folder: string,
  mayReplace: boolean,
  fill: (draft: string) => Promise<T>,
): Promise<T> {
  await refuseOccupied(folder, mayReplace);
  const id = randomUUID().slice(0, 8);
  const draft = `${folder}.tmp-${id}`;
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(draft);
  try {
    const result = await fill(draft);
    await syncAll(draft);
    await swap(draft, folder, `${folder}.old-${id}`);
    await sync(dirname(folder));
    return result;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Only what is a set of vectors itself is ever replaced: a slip of the pen must not empty a home folder. */
async function refuseOccupied(folder: string, mayReplace: boolean): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) throw new Refusal(`${folder} is not a folder.`);
  const files = await readdir(folder);
  if (files.length === 0) return;
  if (!mayReplace)
    throw new Refusal(`${folder} is not empty; --replace puts the new vectors in place of old ones.`);
  if (!files.includes('meta.json')) {
    throw new Refusal(
      `${folder} holds something else than word vectors (it has no meta.json) and is not replaced.`,
    );
  }
}

async function swap(draft: string, folder: string, old: string): Promise<void> {
  const hadOne = await rename(folder, old).then(
    () => true,
    () => false,
  );
  try {
    await rename(draft, folder);
  } catch (error) {
    if (hadOne) await rename(old, folder);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

async function syncAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await sync(join(folder, name));
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
