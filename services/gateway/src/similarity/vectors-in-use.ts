import type { Clock } from '@proximity/common/clock';
import { vectorsEtag } from '../http/etag';
import type { Reply } from '../http/reply';
import type { Scored } from './similarity';

/** The vector set of each language as the last answer named it. */
export interface VectorsInUse {
  /** The answer with its etag; its vectors are remembered. */
  stamp<A>(lang: string, scored: Scored<A>): Reply<A>;
  /** The etag of the language's answers, or nothing when none was given lately. */
  etag(lang: string): string | undefined;
}

const TRUSTED_MS = 60_000;

/**
 * Remembers which vectors answer, so that a browser that asks whether its copy is still good need not wait for a
 * score. Only for a minute: after that an answer has to prove it again, for the service may have new vectors.
 */
export function rememberVectors(clock: Clock): VectorsInUse {
  const seen = new Map<string, { etag: string; at: number }>();
  return {
    stamp(lang, { answer, vectorsHash }) {
      const etag = vectorsEtag(vectorsHash);
      seen.set(lang, { etag, at: clock.now().getTime() });
      return { answer, etag };
    },
    etag(lang) {
      const last = seen.get(lang);
      return last && clock.now().getTime() - last.at < TRUSTED_MS ? last.etag : undefined;
    },
  };
}
