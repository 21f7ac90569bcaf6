import type { IncomingMessage } from 'node:http';
import { AppError } from '@proximity/common/app-error';
import { json, urlencoded, type Request } from 'express';
import type { Handler } from './facts';
import type { BodyFormat } from './route';

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Reads a body of this format into request.body; no body leaves it undefined. Any other kind of body is refused.
 * One that is too large is refused as soon as that is known: Express' parsers would first read all of it.
 */
export function readBody({ kind, limit }: BodyFormat): Handler {
  const options = { limit, type: TYPES[kind], inflate: false };
  const parse = kind === 'json' ? json(options) : urlencoded({ ...options, extended: false });
  return (request, response, next) => {
    if (!hasBody(request)) return next();
    if (!request.is(TYPES[kind])) {
      throw new AppError('invalid_request', `Send the body as ${TYPES[kind]}.`);
    }
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
    let refused = false;
    whenLonger(request, limit, () => {
      refused = true;
      next(tooLarge());
    });
    parse(request, response, (error?: unknown) => {
      if (!refused) next(error);
    });
  };
}

/** Calls once, at the byte that is one too many. */
function whenLonger(request: Request, limit: number, tell: () => void): void {
  let length = 0;
  const count = (chunk: Buffer): void => {
    length += chunk.length;
    if (length <= limit) return;
    request.off('data', count);
    tell();
  };
  request.on('data', count);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'The body is too large.');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
