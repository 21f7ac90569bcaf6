import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wordAt } from '../src/domain/vector-set';
import { readVectorSet } from '../src/repository/read-vector-set';
import { SHIPPED_VECTORS } from './shipped-vectors';
import { gzipped, madeUpRows, vectorFile, type VectorRow } from './vector-file';
import { tool } from './vectors-tool';

const REPOSITORY = resolve(__dirname, '..', '..', '..');

/** The lines about vectors that a page of the documentation tells its reader to type. */
export interface PageCommands {
  /** The arguments of each call of the tool. */
  tool: string[][];
  /** The settings with which the game is started: name and value. */
  settings: [name: string, value: string][];
}

/** @throws if a block that speaks of vectors has a line that would not be run */
export function commandsOf(page: string): PageCommands {
  const text = readFileSync(join(REPOSITORY, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block ?? '');
  const all = blocks
    .filter((block) => block.includes('vectors'))
    .flatMap((block) => block.replaceAll('\\\n', ' ').trim().split('\n'));
  const calls = all.filter((line) => line.startsWith('npm run vectors -- '));
  const starts = all.flatMap((line) => [...line.matchAll(/^(VECTORS_[A-Z]+)=(\S+) make run$/g)]);
  const builds = all.filter((line) => line === 'make build');
  if (calls.length + starts.length + builds.length !== all.length)
    throw new Error(`${page} has a line that is not run here.`);
  return {
    tool: calls.map((line) => line.split(/\s+/).slice(4)),
    settings: starts.map(([, name, value]) => [name ?? '', value ?? '']),
  };
}

/** Types the lines in a folder that looks like a checkout, with smaller files of the same formats.
 * @returns the settings that the page then plays with */
export async function follow(lines: PageCommands, folder: string): Promise<Record<string, string>> {
  symlinkSync(join(REPOSITORY, 'services'), join(folder, 'services'));
  writeFileSync(join(folder, 'glove.6B.300d.txt'), vectorFile('glove', await smallEnglish()));
  writeFileSync(join(folder, 'cc.fr.300.vec.gz'), gzipped(vectorFile('fasttext', madeUpRows(1500, 10))));
  mkdirSync(join(folder, 'var'));
  for (const args of lines.tool) {
    const { code, problems, output } = await tool(args, { folder });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${problems}${output}`);
  }
  return Object.fromEntries(lines.settings.map(([name, path]) => [name, resolve(folder, path)]));
}

/** The most frequent English words, with the first dimensions of the shipped vectors. */
async function smallEnglish(): Promise<VectorRow[]> {
  const { set } = await readVectorSet(SHIPPED_VECTORS, 'en');
  return Array.from({ length: 6000 }, (_, row) => ({
    word: wordAt(set, row),
    values: Array.from(
      set.rows.subarray(row * set.dimensions, row * set.dimensions + 64),
      (entry) => entry / 8,
    ),
  }));
}
