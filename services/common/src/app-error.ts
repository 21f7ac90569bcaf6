import { status } from '@grpc/grpc-js';

/** The one table from error code to gRPC and HTTP status. The codes are part of the public contract. */
export const ERROR_CODES = {
  invalid_request: { grpc: status.INVALID_ARGUMENT, http: 400 },
  unknown_language: { grpc: status.INVALID_ARGUMENT, http: 400 },
  seal_language: { grpc: status.INVALID_ARGUMENT, http: 400 },
  bad_seal: { grpc: status.INVALID_ARGUMENT, http: 400 },
  invalid_word: { grpc: status.INVALID_ARGUMENT, http: 400 },
  unfit_word: { grpc: status.INVALID_ARGUMENT, http: 400 },
  unauthenticated: { grpc: status.UNAUTHENTICATED, http: 401 },
  forbidden: { grpc: status.PERMISSION_DENIED, http: 403 },
  not_finished: { grpc: status.PERMISSION_DENIED, http: 403 },
  future_game: { grpc: status.PERMISSION_DENIED, http: 403 },
  secret_sealed: { grpc: status.PERMISSION_DENIED, http: 403 },
  cross_origin: { grpc: status.PERMISSION_DENIED, http: 403 },
  not_found: { grpc: status.NOT_FOUND, http: 404 },
  word_not_found: { grpc: status.NOT_FOUND, http: 404 },
  secret_not_found: { grpc: status.NOT_FOUND, http: 404 },
  date_not_found: { grpc: status.NOT_FOUND, http: 404 },
  method_not_allowed: { grpc: status.UNIMPLEMENTED, http: 405 },
  conflict: { grpc: status.ALREADY_EXISTS, http: 409 },
  own_friend_code: { grpc: status.ALREADY_EXISTS, http: 409 },
  already_friends: { grpc: status.ALREADY_EXISTS, http: 409 },
  too_many_friends: { grpc: status.ALREADY_EXISTS, http: 409 },
  player_has_no_room: { grpc: status.ALREADY_EXISTS, http: 409 },
  payload_too_large: { grpc: status.OUT_OF_RANGE, http: 413 },
  too_many_requests: { grpc: status.RESOURCE_EXHAUSTED, http: 429 },
  internal: { grpc: status.INTERNAL, http: 500 },
  unavailable: { grpc: status.UNAVAILABLE, http: 503 },
} as const;

/** The names of what can go wrong; stable, the page translates by them. */
export type ErrorCode = keyof typeof ERROR_CODES;

export interface AppErrorOptions {
  cause?: unknown;
  /** Public facts beside the sentence, e.g. `{ suggestions: […] }`. Never a secret. */
  details?: Record<string, unknown>;
}

/** An error that may be shown: its code is stable, its message is one sentence for a person. */
export class AppError extends Error {
  readonly details: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.details = options.details ?? {};
  }
}

/** Whether a text from elsewhere, a status detail for instance, is one of our codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERROR_CODES, text);
}
