import { MAX_PERCENTILE } from './game-limits';
import type { Guess, Score } from './game-state';
import { isIntegerIn, isNumberIn, isRecord } from './json-value';

/** A row of a stored list, or undefined if anything about it is not what storeGame writes. */
export function readGuess(value: unknown): Guess | undefined {
  if (!isRecord(value)) return undefined;
  const score = readScore(value);
  const { guessNumber, isHint } = value;
  if (score === undefined || !isIntegerIn(1, Number.MAX_SAFE_INTEGER, guessNumber)) return undefined;
  if (typeof isHint !== 'boolean') return undefined;
  return { ...score, guessNumber, isHint, ...(value.isLate === true && { isLate: true }) };
}

/** The fields of a score, others left out; undefined if one is missing or out of its bounds. */
export function readScore(value: Readonly<Record<string, unknown>>): Score | undefined {
  const texts = readTexts(value);
  const { similarity, initialSimilarity, percentile, rank, direction, correct, blocked } = value;
  if (texts === undefined || !isIntegerIn(1, Number.MAX_SAFE_INTEGER, rank)) return undefined;
  if (!isNumberIn(0, 100, similarity) || !isNumberIn(-100, 100, initialSimilarity)) return undefined;
  if (percentile !== null && !isIntegerIn(1, MAX_PERCENTILE, percentile)) return undefined;
  if (direction !== null && !isNumberIn(0, 360, direction)) return undefined;
  if (typeof correct !== 'boolean' || typeof blocked !== 'boolean') return undefined;
  return { ...texts, similarity, initialSimilarity, percentile, rank, direction, correct, blocked };
}

function readTexts(
  value: Readonly<Record<string, unknown>>,
): Pick<Score, 'word' | 'display' | 'proximityString'> | undefined {
  const { word, display, proximityString } = value;
  if (typeof word !== 'string' || word === '') return undefined;
  if (typeof display !== 'string' || typeof proximityString !== 'string') return undefined;
  return { word, display, proximityString };
}
