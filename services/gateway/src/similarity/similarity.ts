import type { HintAnswer } from '../api/hint';
import type { NearestAnswer } from '../api/nearest';
import type { NearnessAnswer } from '../api/nearness';
import type { ScoreAnswer } from '../api/score';

/** An answer that stays the same for as long as the vectors do. */
export interface Scored<A> {
  answer: A;
  vectorsHash: string;
}

/** Where words are compared: `lang` is empty for "as the seal says". */
export interface Place {
  lang: string;
  mode: string;
}

/** One guess against one secret. */
export type ScoreRequest = Place & { secret: string; guess: string };

/** How near words are, as the routes ask it. */
export interface Similarity {
  /** At once where the score is remembered. */
  score: (request: ScoreRequest, requestId: string) => Promise<Scored<ScoreAnswer>> | Scored<ScoreAnswer>;
  nearest(request: Place & { word: string }, requestId: string): Promise<Scored<NearestAnswer>>;
  nearness(request: Place & { secret: string }, requestId: string): Promise<Scored<NearnessAnswer>>;
  hint(request: Place & { secret: string; bestPercentile: number }, requestId: string): Promise<HintAnswer>;
}
