import { normaliseWord, wordLength } from '@proximity/common/words';
import type { VectorSet } from '../../domain/vector-set';
import { MOST_BYTES, SHORTEST } from '../import/fit-word';
import type { Findings } from './findings';

/** Words are as the game compares typed ones, or nobody could guess them, and can be sealed as secrets. */
export function checkWords({ words }: VectorSet): Findings {
  return words.flatMap((word, row) =>
    problemsOf(word).map((problem) => `words.txt:${row + 1}: "${word}" ${problem}`),
  );
}

function problemsOf(word: string): string[] {
  const problems = [
    [normaliseWord(word) !== word, 'is not in lower case, composed (NFC), without spaces'],
    [wordLength(word) < SHORTEST, `is shorter than any guess (${SHORTEST} characters)`],
    [Buffer.byteLength(word) > MOST_BYTES, `is longer than a sealed secret may be (${MOST_BYTES} bytes)`],
  ] as const;
  return problems.filter(([has]) => has).map(([, problem]) => problem);
}

/** A form is looked up first: a word of its own under the same letters could never be reached. */
export function checkFolds({ rowOf, words }: VectorSet): Findings {
  return words
    .map((word, row) => ({ word, row }))
    .filter(({ word, row }) => rowOf.get(word) !== row)
    .map(({ word, row }) => `words.txt:${row + 1}: "${word}" cannot be reached, fold.tsv leads elsewhere`);
}

export function checkLists(set: VectorSet): Findings {
  const { secrets, blocked, sensitive, ranked, words } = set;
  const rowOf = (word: string): number => set.rowOf.get(word) ?? -1;
  const nameOf = (row: number): string => words[row] ?? '';
  const listed = (['daily', 'junior', 'child'] as const).flatMap((mode) =>
    secrets[mode].map((word) => ({ mode, word, row: rowOf(word) })),
  );
  const forChildren = listed.filter(({ mode }) => mode !== 'daily');
  return [
    ...listed
      .filter(({ row }) => row >= ranked || row < 0)
      .map(({ mode, word }) => `the ${mode} secret "${word}" is not ranked`),
    ...listed
      .filter(({ row }) => blocked.has(row))
      .map(({ mode, word }) => `the ${mode} secret "${word}" is blocked`),
    ...forChildren
      .filter(({ row }) => sensitive.has(row))
      .map(({ mode, word }) => `the ${mode} secret "${word}" is sensitive`),
    ...repeated(set),
    ...[...blocked].filter((row) => row < ranked).map((row) => `the blocked word "${nameOf(row)}" is ranked`),
  ];
}

function repeated({ secrets }: VectorSet): Findings {
  return (['daily', 'junior', 'child'] as const).flatMap((mode) => {
    const seen = new Set<string>();
    const again = secrets[mode].filter((word) => seen.size === seen.add(word).size);
    return again.map((word) => `the ${mode} secret "${word}" is listed twice`);
  });
}
