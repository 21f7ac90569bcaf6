import compression from 'compression';
import type { Handler } from './facts';

/** Compresses long answers. Not for guesses: they are short, and their strong etag names one form of them. */
export function compressAnswers(): Handler {
  const compress = compression();
  return (request, response, next) => void compress(request, response, next);
}
