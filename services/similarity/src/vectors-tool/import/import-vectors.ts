import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../progress';
import { chooseSecrets } from './choose-secrets';
import { chooseWords } from './choose-words';
import { collectRows, type CollectedRows } from './collect-rows';
import { Covariance } from './covariance';
import { gameScale, refuseTooFew } from './game-scale';
import type { ImportOptions } from './import-options';
import type { ImportReport } from './import-report';
import { readLists, type Lists } from './lists';
import { fillFolder } from './output-folder';
import { principalAxes } from './principal-axes';
import { quantiseRows, type QuantisedRows } from './quantised-rows';
import { rankedSet } from './ranked-set';
import type { ScratchRows } from './scratch-rows';
import { sharedRows } from './shared-rows';
import { sourcesText } from './sources-text';
import { writeSet, wordsOf, type NewSet } from './write-set';

/**
 * Turns a file of vectors into a set that the game can be played with.
 * @throws Refusal when the file, a list or the output folder cannot be used; nothing is left behind then
 */
export async function importVectors(options: ImportOptions, progress: Progress): Promise<ImportReport> {
  return fillFolder(options.output, options.replace, async (draft) => {
    const scratch = join(draft, 'scratch');
    await mkdir(scratch);
    const lists = await readLists(options.lists);
    const collected = await collectRows(options, lists.vocabulary, join(scratch, 'rows.f32'), progress);
    const rows = await quantiseAll(collected.rows, join(scratch, 'rows.i8'), progress);
    try {
      return await finish(draft, options, lists, collected, rows, progress);
    } finally {
      rows.close();
      await rm(scratch, { recursive: true });
    }
  });
}

async function axesOf(rows: ScratchRows, progress: Progress): Promise<Float64Array> {
  const stage = progress.stage('Finding the main directions', 'words');
  const covariance = new Covariance(rows.dimensions);
  for (const block of rows.blocks()) {
    covariance.add(block.rows);
    const done = block.first + block.rows.length / rows.dimensions;
    await stage.step(done / rows.count, done);
  }
  const axes = principalAxes(covariance.matrix(), rows.dimensions);
  stage.end();
  return axes;
}

/** Turns the rows onto their main directions and rounds them; they themselves are not needed any more then. */
async function quantiseAll(
  rows: ScratchRows,
  scratchFile: string,
  progress: Progress,
): Promise<QuantisedRows> {
  try {
    const axes = await axesOf(rows, progress);
    const stage = progress.stage('Turning and rounding', 'words');
    const step = (done: number): Promise<void> => stage.step(done / rows.count, done);
    const quantised = await quantiseRows(rows, axes, scratchFile, step);
    stage.end();
    return quantised;
  } finally {
    rows.close();
  }
}

async function finish(
  draft: string,
  options: ImportOptions,
  lists: Lists,
  collected: CollectedRows,
  rows: QuantisedRows,
  progress: Progress,
): Promise<ImportReport> {
  const { words: table, counts, sha256 } = collected;
  const ownless = sharedRows(rows.prints);
  const chosen = chooseWords(table, ownless, lists, options.ranked);
  const ranked = Array.from(chosen.numbers.subarray(0, chosen.ranked), (number) => table.at(number));
  // First, or too few words would be told of as an empty list of secrets.
  refuseTooFew(ranked, lists.sensitive);
  const secrets = chooseSecrets(ranked, chosen.folds, lists);
  const stage = progress.stage('Ranking around the secrets', 'secrets');
  const scale = await gameScale(
    rankedSet(options.lang, ranked, rows, chosen, secrets, lists.sensitive),
    stage,
  );
  stage.end();
  const sources = sourcesText(options, rows.dimensions, counts, sha256);
  const set: NewSet = { lang: options.lang, table, rows, chosen, secrets, scale, lists, sources };
  await writeSet(draft, set);
  const isWord = wordsOf(set);
  return {
    counts,
    scale,
    secrets,
    dimensions: rows.dimensions,
    words: chosen.numbers.length,
    ranked: chosen.ranked,
    ownless: ownless.size,
    foldedRows: chosen.foldedRows,
    folds: chosen.folds.size,
    blocked: [...lists.blocked].filter(isWord).length,
    sensitive: [...lists.sensitive].filter(isWord).length,
    unused: unusedOf(lists, secrets, chosen.folds),
  };
}

/** How many listed secret words could not be used, by list. */
function unusedOf(
  { curated }: Lists,
  secrets: NewSet['secrets'],
  folds: ReadonlyMap<string, string>,
): ImportReport['unused'] {
  const missing = (list: keyof typeof secrets): string[] => {
    const used = new Set(secrets[list]);
    return [...(curated[list] ?? [])].filter((word) => !used.has(folds.get(word) ?? word));
  };
  return { secrets: missing('secrets'), junior: missing('junior'), child: missing('child') };
}
