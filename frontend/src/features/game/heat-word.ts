import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import { warmthStep } from '@proximity/rules/warmth-step';

/** By the steps of warmth; the last is that of the secret. */
const WORDS = ['freezing', 'cold', 'cool', 'warm', 'hot', null] as const;
/** Nearer than this is boiling. */
const BOILING_AWAY = 10;

export type HeatWord = NonNullable<(typeof WORDS)[number]> | 'boiling';

/** How warm a guess is in a word that a child knows; null for the secret itself. */
export function heatWord({ percentile }: { readonly percentile: number | null }): HeatWord | null {
  const word = WORDS[warmthStep({ percentile })];
  return word === 'hot' && MAX_PERCENTILE - (percentile ?? 0) < BOILING_AWAY ? 'boiling' : word;
}
