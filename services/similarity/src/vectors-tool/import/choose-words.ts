import type { Lists } from './lists';
import { CURATED_LISTS } from './import-options';
import type { WordTable } from './word-table';

/** Which words make up the set, in which order, and what they mean to each other. */
export interface ChosenWords {
  /** By row: the number of the word in the table. The ranked words come first, both parts most frequent first. */
  numbers: Uint32Array;
  ranked: number;
  /** Typed form → base form; every base is a word of the set, no form is. */
  folds: ReadonlyMap<string, string>;
  /** Words of the table that have no row because they are forms of another. */
  foldedRows: number;
}

/**
 * @param ownless words whose vector is not their own: left out
 * @param mostRanked how many words are ranked, beside those on the lists of secrets
 */
export function chooseWords(
  table: WordTable,
  ownless: ReadonlySet<number>,
  lists: Lists,
  mostRanked: number,
): ChosenWords {
  const folds = usableFolds(table, ownless, lists);
  const curated = CURATED_LISTS.flatMap((list) => [...(lists.curated[list] ?? [])]);
  const mustRank = new Set(curated.map((word) => folds.get(word) ?? word));
  const ranked: number[] = [];
  const rest: number[] = [];
  let foldedRows = 0;
  for (let number = 0; number < table.size; number++) {
    if (ownless.has(number)) continue;
    const word = table.at(number);
    const mayRank = !lists.blocked.has(word) && (ranked.length < mostRanked || mustRank.has(word));
    if (folds.has(word)) foldedRows++;
    else if (mayRank) ranked.push(number);
    else rest.push(number);
  }
  const numbers = new Uint32Array(ranked.length + rest.length);
  numbers.set(ranked);
  numbers.set(rest, ranked.length);
  return { numbers, ranked: ranked.length, folds, foldedRows };
}

/** A form is folded when its base has a vector; a blocked word never onto one that is not. */
function usableFolds(
  table: WordTable,
  ownless: ReadonlySet<number>,
  { forms, blocked }: Lists,
): ReadonlyMap<string, string> {
  const usable = [...forms].filter(([form, base]) => {
    const number = table.find(base);
    return number !== undefined && !ownless.has(number) && (!blocked.has(form) || blocked.has(base));
  });
  return new Map(usable.sort(([a], [b]) => (a < b ? -1 : 1)));
}
