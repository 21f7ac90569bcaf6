import type { VectorSet } from '../../domain/vector-set';
import { SHOWN_LAST } from '../import/game-scale';
import type { Progress } from '../progress';
import { readFolder } from '../read-folder';
import { checkFolds, checkLists, checkWords } from './check-roles';
import { checkNeighborhoods } from './check-neighborhoods';
import { checkRanks } from './check-ranks';
import { checkRows } from './check-rows';
import { checkScale } from './check-scale';
import type { Findings } from './findings';

interface Check {
  claim: string;
  run: (set: VectorSet, progress: Progress) => Findings | Promise<Findings>;
}

const CHECKS: readonly Check[] = [
  { claim: 'the words are words, each once', run: checkWords },
  { claim: 'every row is a unit vector of its own', run: checkRows },
  { claim: 'forms lead to words and are none themselves', run: checkFolds },
  { claim: 'secrets, blocked and sensitive words keep apart', run: checkLists },
  { claim: 'every secret has its nearby words', run: checkNeighborhoods },
  { claim: `the thousandth word of the median secret shows ${SHOWN_LAST}`, run: checkScale },
  { claim: 'ranks are those of a plain search', run: checkRanks },
];

const MOST_SHOWN = 5;

/**
 * Checks a set of vectors.
 * @returns how much is wrong, and what to print
 * @throws Refusal when it cannot even be read: a missing file, a wrong sum or count
 */
export async function checkSet(
  folder: string,
  progress: Progress,
): Promise<{ findings: number; text: string }> {
  const { set, hash } = await readFolder(folder);
  const lines = [
    `${folder}: language "${set.lang}", ${set.words.length} words, ${set.ranked} ranked, version ${hash}`,
    '✓ files, sums and counts agree with meta.json',
  ];
  let findings = 0;
  for (const { claim, run } of CHECKS) {
    const found = await run(set, progress);
    findings += found.length;
    lines.push(
      `${found.length === 0 ? '✓' : '✗'} ${claim}`,
      ...shortened(found).map((finding) => `    ${finding}`),
    );
  }
  return { findings, text: `${lines.join('\n')}\n` };
}

function shortened(found: Findings): string[] {
  if (found.length <= MOST_SHOWN) return found;
  return [...found.slice(0, MOST_SHOWN), `and ${found.length - MOST_SHOWN} more`];
}
