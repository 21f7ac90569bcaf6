import type { CuratedList, ListFiles } from './import-options';
import { readWordList } from './word-list';
import { readDisplays, readForms } from './word-pairs';

type Words = ReadonlySet<string>;

/** What an operator says of the words, besides their vectors. */
export interface Lists {
  /** Only these words are kept; undefined: all that are words. */
  vocabulary: Words | undefined;
  /** Inflected form or variant → base form. */
  forms: ReadonlyMap<string, string>;
  displays: ReadonlyMap<string, string>;
  blocked: Words;
  sensitive: Words;
  /** Secret words, best first; undefined: they are chosen by frequency. */
  curated: Record<CuratedList, Words | undefined>;
}

export async function readLists(files: ListFiles): Promise<Lists> {
  const { vocabulary, forms, display, blocked, sensitive } = files;
  const none: Words = new Set();
  const read = async (file: string | undefined): Promise<Words | undefined> =>
    file === undefined ? undefined : readWordList(file);
  return {
    vocabulary: await read(vocabulary),
    forms: forms !== undefined ? await readForms(forms) : new Map<string, string>(),
    displays: display !== undefined ? await readDisplays(display) : new Map<string, string>(),
    blocked: (await read(blocked)) ?? none,
    sensitive: (await read(sensitive)) ?? none,
    curated: {
      secrets: await read(files.secrets),
      junior: await read(files.junior),
      child: await read(files.child),
    },
  };
}
