import { createExactIndex } from '../../domain/exact-index';
import { findWord } from '../../domain/find-word';
import { nearestWords } from '../../domain/nearest-words';
import { nearness } from '../../domain/nearness';
import { buildRankTable, neighborhoodSize } from '../../domain/rank-table';
import { createSuggester } from '../../domain/suggestions';
import { displayOf, wordAt, type VectorSet } from '../../domain/vector-set';
import { readFolder } from '../read-folder';
import { Refusal } from '../refusal';

/**
 * The neighbours of words as a player would see them, as text.
 * @throws Refusal when there is no such set, or no such word in it
 */
export async function describeWords(
  folder: string,
  words: readonly string[],
  count: number,
): Promise<string> {
  const { set } = await readFolder(folder);
  const rows = words.map((typed) => ({ typed, row: knownRow(set, typed, folder) }));
  return rows.map(({ typed, row }) => describeWord(set, typed, row, count)).join('\n');
}

function describeWord(set: VectorSet, typed: string, row: number, count: number): string {
  const table = buildRankTable(set, row, createExactIndex(set).neighbors(row, neighborhoodSize(set)));
  const { data, nearbyCount } = nearestWords(set, table);
  const { nearest, tenth, thousandth } = nearness(set, table);
  const shown = data.slice(1, count + 1).map(({ display, similarity, percentile }) => {
    return `  ${String(percentile).padStart(4)}  ${(similarity * 100).toFixed(2).padStart(6)}  ${display}`;
  });
  return [
    `${displayOf(set, row)}: ${rolesOf(set, typed, row).join(', ')}`,
    `  nearest ${nearest}, tenth ${tenth}, thousandth ${thousandth}; ${nearbyCount} words nearby`,
    ...shown,
    '',
  ].join('\n');
}

function rolesOf(set: VectorSet, typed: string, row: number): string[] {
  const word = wordAt(set, row);
  const { daily, junior, child } = set.secrets;
  const roles = [
    [typed.trim().toLowerCase() !== word, `what "${typed}" leads to`],
    [true, row < set.ranked ? `ranked (line ${row + 1})` : `not ranked (line ${row + 1})`],
    [daily.includes(word), 'a secret'],
    [junior.includes(word), 'a junior secret'],
    [child.includes(word), 'a child secret'],
    [set.blocked.has(row), 'blocked'],
    [set.sensitive.has(row), 'sensitive'],
  ] as const;
  return roles.filter(([has]) => has).map(([, role]) => role);
}

function knownRow(set: VectorSet, typed: string, folder: string): number {
  const row = findWord(set, typed);
  if (row !== undefined) return row;
  const near = createSuggester(set).suggest(typed, false);
  const suggestions =
    near.length > 0 ? ` (near it: ${near.map((other) => displayOf(set, other)).join(', ')})` : '';
  throw new Refusal(`${folder} has no word "${typed}"${suggestions}.`);
}
