import { AppError } from '@proximity/common/app-error';
import { json } from 'express';
import type { Handler } from './facts';

/** Bodies of at most 64 KiB. */
const LIMIT = 64 * 1024;

/** Reads a JSON body into request.body; no body leaves it undefined. Any other kind of body is refused. */
export function jsonBody(): Handler {
  const parse = json({ limit: LIMIT, type: 'application/json' });
  return (request, response, next) => {
    if (hasBody(request.headers) && !request.is('application/json')) {
      throw new AppError('invalid_request', 'Send the body as application/json.');
    }
    parse(request, response, next);
  };
}

function hasBody(headers: NodeJS.Dict<string | string[]>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
