/** Codes of failures that no server named: they happened on the way. */
export type LocalErrorCode = 'network' | 'timeout' | 'unreadable';

/** A call that did not give what it promised. `status` is 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** The server's stable code, or a LocalErrorCode. */
    readonly code: string,
    message: string,
    /** What else the answer says, unchecked: `suggestions` beside `word_not_found`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
