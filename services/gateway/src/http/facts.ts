import type { ErrorCode } from '@proximity/common/app-error';
import type { NextFunction, Request, Response } from 'express';

/** What the gateway notes about a request while it answers it, for the log and the metrics. */
export interface Facts {
  requestId: string;
  /** The template of the route, never the path: paths hold words. */
  route: string;
  sampled: boolean;
  /** Who is signed in, where the call asks for that. */
  userId?: string;
  /** The error code that was answered. */
  code?: string;
  /** As the declaration of the call has it. */
  failurePage?: FailurePage;
}

/** The page on which a person ends whose browser went straight to a call that failed; none: the error is answered. */
export type FailurePage = (code: ErrorCode) => string | undefined;

export type AppResponse = Response<unknown, Facts>;
export type Handler = (request: Request, response: AppResponse, next: NextFunction) => void | Promise<void>;
export type ErrorHandler = (
  error: unknown,
  request: Request,
  response: AppResponse,
  next: NextFunction,
) => void;
