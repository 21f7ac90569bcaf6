import type { Suggestion } from '@proximity/gateway/api/error';
import type { NearestAnswer } from '@proximity/gateway/api/nearest';
import type { WordRow } from '../../shared/ui/word-table';

/** A word needs so many near words, or nobody would find the way to it. */
export const MIN_NEARBY = 900;

export type DraftRefusal = 'empty' | 'too_short' | 'unfit';

/** A game as far as it is made. What is said about a word holds until the word is edited. */
export interface Draft {
  /** As typed. */
  readonly text: string;
  /** Why the typed word cannot be checked, or that no game can be made with it. */
  readonly refusal: DraftRefusal | null;
  /** What was perhaps meant. */
  readonly suggestions: readonly Suggestion[];
  /** Rises with every refusal, so that the field shakes again. */
  readonly refusals: number;
  readonly busy: 'validating' | 'creating' | null;
  /** The word that the check has found good: its base form, how it is written, and its neighbours. */
  readonly validated: ValidatedWord | null;
  readonly created: CreatedGame | null;
}

export interface ValidatedWord {
  readonly word: string;
  readonly display: string;
  readonly nearby: number;
  readonly rows: readonly WordRow[];
}

/** Two links to the same game: one spells the word for whoever can read it, the other does not. */
export interface CreatedGame {
  readonly link: string;
  readonly hiddenLink: string;
}

export const EMPTY_DRAFT: Draft = {
  text: '',
  refusal: null,
  suggestions: [],
  refusals: 0,
  busy: null,
  validated: null,
  created: null,
};

/** Another word is typed: nothing that was known holds for it. */
export function edited(draft: Draft, text: string): Draft {
  return { ...EMPTY_DRAFT, refusals: draft.refusals, text };
}

export function refused(draft: Draft, refusal: DraftRefusal, suggestions: readonly Suggestion[] = []): Draft {
  return { ...draft, refusal, suggestions, refusals: draft.refusals + 1 };
}

/** The word is asked about anew. */
export function unrefused(draft: Draft): Draft {
  return { ...draft, refusal: null, suggestions: [] };
}

/** Reads the answer to a check; null for a word that no game can be made with. */
export function validatedWord({ data, nearby }: NearestAnswer): ValidatedWord | null {
  const [own] = data;
  if (own === undefined || nearby.length < MIN_NEARBY) return null;
  return {
    word: own.neighbor,
    display: own.display,
    nearby: nearby.length,
    rows: data.map(({ neighbor, display, similarity, percentile }) => ({
      word: neighbor,
      display,
      rank: createRank(percentile, data.length),
      similarity: similarity * 100,
    })),
  };
}

/** The displayed rank of the create views. */
export function createRank(percentile: number, listLength: number): number {
  return Math.abs(percentile - listLength) + 1;
}
