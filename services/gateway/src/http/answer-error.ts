import { AppError, ERROR_CODES } from '@proximity/common/app-error';
import type { Logger } from '@proximity/common/logger';
import { errorAnswer, type ErrorAnswer } from '../api/error';
import type { ErrorHandler } from './facts';
import { sendJson } from './send-json';

const RETRY_AFTER_SECONDS = 2;

/** The one place where errors become answers: known ones as they are, what the client did wrong as 4xx, the rest as 500. */
export function answerError(logger: Logger): ErrorHandler {
  return (error, _request, response, _next) => {
    const known = toAppError(error);
    const { requestId, route } = response.locals;
    response.locals.code = known.code;
    if (known.code === 'internal') logger.error({ err: error, requestId, route }, 'A request failed.');
    if (known.code === 'unavailable')
      logger.warn({ err: error, requestId, route }, 'A service did not answer.');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of ['etag', 'last-modified', 'cache-control']) response.removeHeader(name);
    if (known.code === 'unavailable') response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    sendJson(response, ERROR_CODES[known.code].http, errorBody(known));
  };
}

/** The public face of an error: of its details only what the contract names. */
export function errorBody({ code, message, details }: AppError): ErrorAnswer {
  const { data } = errorAnswer.shape.suggestions.safeParse(details['suggestions']);
  return { message, code, ...(data && { suggestions: data }) };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = error;
  switch (clientErrorStatus(error)) {
    case undefined:
      return new AppError('internal', 'Something went wrong.', { cause });
    case 404:
      return new AppError('not_found', 'There is nothing here.', { cause });
    case 413:
      return new AppError('payload_too_large', 'The body is too large.', { cause });
    default:
      return new AppError('invalid_request', 'The request cannot be read.', { cause });
  }
}

/** Express and its parsers throw errors that carry a status; below 500 they blame the request. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
