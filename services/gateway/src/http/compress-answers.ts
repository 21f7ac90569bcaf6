import compression from 'compression';
import type { Handler } from './facts';

/**
 * Compresses long answers. Not for guesses: they are short, and their strong etag names one form of them.
 * @param level how hard gzip tries, 1 … 9
 */
export function compressAnswers(level: number): Handler {
  const compress = compression({ level });
  return (request, response, next) => void compress(request, response, next);
}
