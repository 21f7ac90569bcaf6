import { grouped } from '../progress';
import type { Secrets } from './choose-secrets';
import type { RowCounts } from './collect-rows';
import type { GameScale } from './game-scale';
import type { ImportOptions } from './import-options';
import { MOST_SHARING } from './shared-rows';

/** What an import made, and what it left out. */
export interface ImportReport {
  counts: RowCounts;
  scale: GameScale;
  secrets: Secrets;
  dimensions: number;
  words: number;
  ranked: number;
  /** Words without a vector of their own. */
  ownless: number;
  /** Words that became forms of others. */
  foldedRows: number;
  folds: number;
  blocked: number;
  sensitive: number;
  /** Words of the lists of secrets that could not be used. */
  unused: Record<keyof Secrets, readonly string[]>;
}

const SHOWN_UNUSED = 5;

/** The report as an operator reads it. */
export function formatReport(report: ImportReport, { lang, output, lists }: ImportOptions): string {
  const { counts, scale, secrets } = report;
  const leftOut = [
    [counts.unfit, 'are not words (numbers, punctuation, parts of words)'],
    [counts.unlisted, 'are not in the vocabulary'],
    [counts.merged, 'are other spellings of a more frequent word (apple after Apple)'],
    [counts.beyondLimit, 'lie beyond the limit'],
    [report.ownless, `share their vector with more than ${MOST_SHARING - 1} others`],
    [report.foldedRows, 'are forms of another word'],
  ] as const;
  return [
    `${grouped(report.words)} words of ${report.dimensions} dimensions in ${output}, language "${lang}".`,
    ...leftOut.filter(([count]) => count > 0).map(([count, why]) => `  left out: ${grouped(count)} ${why}`),
    `  ranked: ${grouped(report.ranked)}; forms that lead to a word: ${grouped(report.folds)}`,
    `  secrets: ${secrets.secrets.length}, junior ${secrets.junior.length}, child ${secrets.child.length}`,
    `  blocked: ${report.blocked}, sensitive: ${report.sensitive}`,
    `  nearness floor ${scale.nearnessFloor}, similarity exponent ${scale.similarityExponent}`,
    ...Object.entries(report.unused).flatMap(([list, words]) => unusedLine(list, words)),
    ...(lists.blocked === undefined ? ['  note: without --blocked, any word may become a hint'] : []),
    ...(lists.sensitive === undefined
      ? ['  note: without --sensitive, no word is kept from the modes for children']
      : []),
    `Play with it: VECTORS_${lang.toUpperCase()}=${output} make run`,
    '',
  ].join('\n');
}

function unusedLine(list: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const some = words.slice(0, SHOWN_UNUSED).join(', ') + (words.length > SHOWN_UNUSED ? ' …' : '');
  return [`  not used of the list "${list}" (not ranked, or sensitive): ${words.length} (${some})`];
}
