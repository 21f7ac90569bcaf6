import type { NextFunction, Request, Response } from 'express';

/** What the gateway notes about a request while it answers it, for the log and the metrics. */
export interface Facts {
  requestId: string;
  /** The template of the route, never the path: paths hold words. */
  route: string;
  sampled: boolean;
  /** The error code that was answered. */
  code?: string;
}

export type AppResponse = Response<unknown, Facts>;
export type Handler = (request: Request, response: AppResponse, next: NextFunction) => void | Promise<void>;
export type ErrorHandler = (
  error: unknown,
  request: Request,
  response: AppResponse,
  next: NextFunction,
) => void;
