import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const NAMES = [
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
] as const;

const count = z.number().int().nonnegative();

const metaSchema = z.object({
  format: z.literal(1),
  lang: z.string(),
  dimensions: z.number().int().min(2),
  words: count,
  ranked: z.number().int().positive(),
  folded: count,
  nearnessFloor: z.number(),
  similarityExponent: z.number().positive(),
  secrets: count,
  junior: count,
  child: count,
  sha256: z.object({ 'vectors.i8': z.string(), 'scales.f32': z.string(), 'words.txt': z.string() }),
});

/** What meta.json says of the other files. */
export type Meta = z.output<typeof metaSchema>;

/** The files of one language as they lie in its folder (vectors/README.md). */
export interface VectorFiles {
  meta: Meta;
  contents: Record<(typeof NAMES)[number], Buffer>;
  /** Names this version of the files: equal files, equal hash. */
  hash: string;
}

/**
 * @param lang the language that is looked for, where it is a certain one
 * @throws Error whose message says which file is missing or differs from what meta.json says of it
 */
export async function readVectorFiles(folder: string, lang?: string): Promise<VectorFiles> {
  const metaText = await readFile(join(folder, 'meta.json')).catch((cause: unknown) => {
    const which = lang === undefined ? '' : ` of the language "${lang}"`;
    throw new Error(`There are no word vectors${which} in ${folder}.`, { cause });
  });
  const meta = readMeta(folder, metaText.toString('utf8'));
  const entries = await Promise.all(NAMES.map(async (name) => [name, await readPart(folder, name)] as const));
  const contents = Object.fromEntries(entries) as VectorFiles['contents'];
  const sums = new Map(entries.map(([name, content]) => [name, sha256(content)]));
  for (const name of ['vectors.i8', 'scales.f32', 'words.txt'] as const) {
    if (sums.get(name) !== meta.sha256[name])
      throw damaged(folder, `${name} differs from its sum in meta.json`);
  }
  const hash = sha256([sha256(metaText), ...sums.values()].join('\n')).slice(0, 16);
  return { meta, contents, hash };
}

export function damaged(folder: string, problem: string): Error {
  return new Error(`The word vectors in ${folder} are damaged: ${problem}.`);
}

function readMeta(folder: string, text: string): Meta {
  try {
    return metaSchema.parse(JSON.parse(text));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw damaged(folder, `meta.json is not as expected (${problem})`);
  }
}

/** Only languages whose words are written in more than one way have a display.tsv. */
async function readPart(folder: string, name: string): Promise<Buffer> {
  return readFile(join(folder, name)).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT' && name === 'display.tsv') return Buffer.alloc(0);
    throw new Error(`The word vectors in ${folder} are incomplete: ${name} cannot be read.`, { cause });
  });
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
