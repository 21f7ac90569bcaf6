import { lstat, mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../refusal';

/** What an operator can do something about, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in its way',
  ENOTDIR: 'a file is in its way',
  ENOENT: 'nothing can be made there',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead around in a circle',
  EACCES: 'it may not be written there',
  EPERM: 'it may not be written there',
  EROFS: 'it may not be written there',
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'there is no space left on the disk',
  EBUSY: 'something is mounted there',
  EXDEV: 'something is mounted there',
  ENOTEMPTY: 'what is there cannot be moved away',
};

/**
 * Makes a folder, with its parents, for as long as it is needed.
 * @param folder the one that an operator knows of
 * @param use told to fill the draft, and to move it away when it is whole; when it fails, everything made is gone again
 */
export async function withDraft<T>(folder: string, draft: string, use: () => Promise<T>): Promise<T> {
  const made: string[] = [];
  try {
    // One by one: where nothing can be made, as in /proc, Node never comes back from making all of them at once.
    for (const parent of await missingParents(draft)) {
      if (await makes(parent, folder)) made.unshift(parent);
    }
    await mkdir(draft).catch((error: unknown) => {
      throw cannotMake(folder, error);
    });
    try {
      return await use();
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } catch (error) {
    // What somebody else has put something into is theirs by now.
    for (const parent of made) await rmdir(parent).catch(() => undefined);
    throw error;
  }
}

export function cannotMake(folder: string, error: unknown): Refusal {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code ?? ''] ?? code ?? message;
  return new Refusal(`${folder} cannot be made: ${reason}.`, { cause: error });
}

/** The parent folders that are not there yet, the outermost first. */
async function missingParents(folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (let parent = dirname(folder); !(await isThere(parent)); parent = dirname(parent))
    missing.unshift(parent);
  return missing;
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** @returns false where somebody else has just made it */
async function makes(parent: string, folder: string): Promise<boolean> {
  try {
    await mkdir(parent);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cannotMake(folder, error);
  }
}
