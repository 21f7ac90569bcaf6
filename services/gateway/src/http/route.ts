import { AppError, type ErrorCode } from '@proximity/common/app-error';
import { z } from 'zod';

/** What a handler gets: everything checked against the schemas of its declaration. */
export interface RouteInput<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  requestId: string;
}

/** @property etag for an answer that may be kept: changes whenever the answer would */
export interface Reply<A> {
  answer: A;
  etag?: string;
}

/** One HTTP call, complete: the server answers by it and the OpenAPI document describes it. */
export interface RouteDeclaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> {
  method: 'get' | 'post';
  /** As OpenAPI writes it: `/proximity/game/{gameNumber}`. */
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  /** How it may end otherwise, beside what every call with arguments and every write may. */
  errors?: readonly ErrorCode[];
  /** `public`: a pure function of its address, kept by browsers and caches for an hour. */
  cache: 'public' | 'no-store';
  /** Worth compressing: long answers only. */
  compress?: boolean;
  /** Called so often that only a share of its successes is logged. */
  sampled?: boolean;
  handle(input: RouteInput<z.output<P>, z.output<Q>, z.output<B>>): Promise<Reply<z.output<A>>>;
  /** The etag that the answer would have, where that is known without asking anyone. */
  currentEtag?(input: RouteInput<z.output<P>, z.output<Q>, z.output<B>>): string | undefined;
}

/** The raw parts of a request, as Express hands them over. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
  requestId: string;
}

/** A checked request: what can be done with it. */
export interface RouteCall {
  currentEtag(): string | undefined;
  answer(): Promise<Reply<unknown>>;
}

export interface Route extends Pick<
  RouteDeclaration<z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
  'method' | 'path' | 'summary' | 'cache'
> {
  schemas: {
    params: z.ZodType | undefined;
    query: z.ZodType | undefined;
    body: z.ZodType | undefined;
    answer: z.ZodType;
  };
  errors: readonly ErrorCode[];
  compress: boolean;
  sampled: boolean;
  /** @throws AppError `invalid_request` for what the schemas refuse */
  read(raw: RawInput): RouteCall;
}

/** How every call may end that asks another service. */
export const SERVICE_ERRORS = ['internal', 'unavailable'] as const;
const LONGEST_REASON = 200;
const ARGUMENT_ERRORS = ['invalid_request'] as const;
const WRITE_ERRORS = ['cross_origin', 'payload_too_large'] as const;

export function route<
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(declaration: RouteDeclaration<P, Q, B, A>): Route {
  const { method, path, summary, cache, params, query, body, answer } = declaration;
  return {
    ...{ method, path, summary, cache },
    schemas: { params, query, body, answer },
    errors: [
      ...((params ?? query ?? body) ? ARGUMENT_ERRORS : []),
      ...(method === 'post' ? WRITE_ERRORS : []),
      ...(declaration.errors ?? []),
    ],
    compress: declaration.compress ?? false,
    sampled: declaration.sampled ?? false,
    read(raw) {
      const input = {
        params: check(params, raw.params, 'The address'),
        query: check(query, raw.query, 'The query'),
        body: check(body, raw.body, 'The body'),
        requestId: raw.requestId,
      };
      return {
        currentEtag: () => declaration.currentEtag?.(input),
        answer: () => declaration.handle(input),
      };
    },
  };
}

function check<S extends z.ZodType>(schema: S | undefined, value: unknown, part: string): z.output<S> {
  const parsed = (schema ?? z.unknown()).safeParse(value);
  // An absent schema is `unknown` by the defaults of route(), so its output takes any value.
  if (parsed.success) return parsed.data as z.output<S>;
  throw new AppError('invalid_request', `${part} is not valid: ${describe(parsed.error)}.`);
}

function describe({ issues }: z.ZodError): string {
  const [first] = issues.map(({ path, message }) => [...path, message].join(': '));
  // The message may quote what was sent.
  return (first ?? '').slice(0, LONGEST_REASON);
}
