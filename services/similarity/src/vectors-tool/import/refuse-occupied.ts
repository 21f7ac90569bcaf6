import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal';

/** Every file that a set of vectors has (vectors/README.md). */
const SET_FILES: ReadonlySet<string> = new Set([
  'meta.json',
  'SOURCES.md',
  'words.txt',
  'vectors.i8',
  'scales.f32',
  'fold.tsv',
  'display.tsv',
  'blocked.txt',
  'sensitive.txt',
  'secrets.txt',
  'junior.txt',
  'child.txt',
]);

/**
 * Only a set of vectors with nothing else beside it is ever replaced: a slip of the pen must not empty a folder that
 * somebody needs. Its sums and counts may be wrong, for that is what one would replace it for.
 * @throws Refusal when there is something in the folder that may not be replaced
 */
export async function refuseOccupied(folder: string, mayReplace: boolean): Promise<void> {
  const stats = await stat(folder).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) throw new Refusal(`${folder} is not a folder.`);
  const entries = await readdir(folder, { withFileTypes: true });
  if (entries.length === 0) return;
  if (!mayReplace)
    throw new Refusal(`${folder} is not empty; --replace puts the new vectors in place of old ones.`);
  const foreign = entries.find((entry) => !entry.isFile() || !SET_FILES.has(entry.name));
  const culprit = foreign?.name ?? ((await hasSetMeta(folder)) ? undefined : 'meta.json');
  if (culprit === undefined) return;
  throw new Refusal(
    `${folder} holds something else than word vectors (look at ${culprit}) and is not replaced.`,
  );
}

async function hasSetMeta(folder: string): Promise<boolean> {
  try {
    const meta: unknown = JSON.parse(await readFile(join(folder, 'meta.json'), 'utf8'));
    return (meta as { format?: unknown } | null)?.format === 1;
  } catch {
    return false;
  }
}
