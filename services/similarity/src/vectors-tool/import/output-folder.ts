import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cannotMake, withDraft } from './draft-folder';
import { refuseOccupied } from './refuse-occupied';

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
  return withDraft(folder, draft, async () => {
    const result = await fill(draft);
    await syncAll(draft);
    // Filling takes minutes: somebody may have put something there meanwhile.
    await refuseOccupied(folder, mayReplace);
    await swap(draft, folder, `${folder}.old-${id}`);
    await sync(dirname(folder));
    return result;
  });
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
    throw cannotMake(folder, error);
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
