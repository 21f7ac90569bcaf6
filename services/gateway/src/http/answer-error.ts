import { AppError, ERROR_CODES } from '@proximity/common/app-error';
import type { Logger } from '@proximity/common/logger';
import { errorAnswer, type ErrorAnswer } from '../api/error';
import type { AppResponse, ErrorHandler } from './facts';
import { answerAndHangUp } from './hang-up';
import { isNavigation } from './is-navigation';
import { setCallHeaders } from './security-headers';
import { sendJson, startJson } from './send-json';

const RETRY_AFTER_SECONDS = 2;

/**
 * The one place where errors become answers: known ones as they are, what the client did wrong as 4xx, the rest as 500.
 * A person whose browser was on its way to a page ends on one.
 */
export function answerError(logger: Logger): ErrorHandler {
  return (error, request, response, _next) => {
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
    setCallHeaders(response);
    const page = isNavigation(request.headers) ? response.locals.failurePage?.(known.code) : undefined;
    if (page !== undefined) return sendPersonOn(response, request.method === 'POST' ? 303 : 302, page);
    const retryAfter = retryAfterSeconds(known);
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    const { http } = ERROR_CODES[known.code];
    if (known.code === 'payload_too_large' && !request.complete)
      answerAndHangUp(request, response, startJson(response, http, errorBody(known)));
    else sendJson(response, http, errorBody(known));
  };
}

function sendPersonOn(response: AppResponse, status: 302 | 303, location: string): void {
  response.writeHead(status, { location, 'content-length': 0, 'cache-control': 'no-store' }).end();
}

function retryAfterSeconds({ code, details }: AppError): number | undefined {
  const { retryAfterSeconds: known } = details;
  if (typeof known === 'number') return known;
  return code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined;
}

/** The public face of an error: of its details only what the contract names. */
function errorBody({ code, message, details }: AppError): ErrorAnswer {
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
