import type { AppError } from '@proximity/common/app-error';

/** @property etag for an answer that may be kept: changes whenever the answer would */
export interface Reply<A> {
  answer: A;
  etag?: string;
  cookies?: readonly string[];
}

/** An error that changes cookies too; an error that does not is thrown. */
export interface Refusal {
  refusal: AppError;
  cookies: readonly string[];
}

/** Where the browser is sent on to, and the Set-Cookie lines that go with it. */
export interface Redirect {
  location: string;
  cookies?: readonly string[];
}

/** JSON text in pieces, as long as it may be. The first piece is awaited before anything is answered. */
export interface AttachedFile {
  fileName: string;
  pieces: AsyncIterable<string>;
}
