import type { ErrorCode } from '@proximity/common/app-error';
import type { z } from 'zod';
import type { LimitName } from '../limits/limits';
import { checkInput } from './check-input';
import type { FailurePage } from './facts';
import type { AttachedFile, Redirect, Refusal, Reply } from './reply';
import type { Sender } from './sender';

/**
 * Whom a call is for. `anyone`: nobody looks who it is. `visitor`: anyone, but a member is known. `member`: only who
 * is signed in.
 */
export type Access = 'anyone' | 'visitor' | 'member';

/** How a write says what it has to say. */
export interface BodyFormat {
  /** JSON, but for the one form post that is taken. */
  kind: 'json' | 'form';
  /** The longest, in bytes. */
  limit: number;
}

/** What a handler gets: everything checked against the schemas of its declaration. */
export interface RouteInput<P = unknown, Q = unknown, B = unknown, W extends Access = Access> {
  params: P;
  query: Q;
  body: B;
  requestId: string;
  userId: UserId<W>;
  sender: Sender;
}

/** Whose call it is: not asked, perhaps known, always known. */
type UserId<W extends Access> = { anyone: undefined; visitor: string | undefined; member: string }[W];

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, W extends Access> = RouteInput<
  z.output<P>,
  z.output<Q>,
  z.output<B>,
  W
>;

/** What all calls have in common, whatever they answer. */
export interface CallDeclaration<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  W extends Access = Access,
> {
  method: 'get' | 'post';
  /** As OpenAPI writes it: `/proximity/game/{gameNumber}`. */
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Headers of its own that it looks at, and what they say. */
  headers?: Readonly<Record<string, string>>;
  /** `anyone` unless said otherwise. */
  access?: W;
  /** What the call counts against before it is read. */
  limits?: readonly LimitName[];
  /** JSON of at most 64 KiB unless said otherwise. */
  bodyFormat?: Partial<BodyFormat>;
  /** How it may end otherwise, beside what every call of its kind may. */
  errors?: readonly ErrorCode[];
  /** How long it may take where that is not the usual. */
  patienceMs?: number;
  /** Only of calls that people's browsers go to by themselves. */
  failurePage?: FailurePage;
}

/** One HTTP call, complete: the server answers by it and the OpenAPI document describes it. */
export interface RouteDeclaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  W extends Access,
> extends CallDeclaration<P, Q, B, W> {
  answer: A;
  /** `public`: a pure function of its address, kept by browsers and caches for an hour. */
  cache: 'public' | 'no-store';
  /** Worth compressing: long answers only. */
  compress?: boolean;
  /** Called so often that only a share of its successes is logged. */
  sampled?: boolean;
  /** Answers at once where the answer is known, later where somebody has to be asked. */
  handle(input: Input<P, Q, B, W>): Promise<Reply<z.output<A>> | Refusal> | Reply<z.output<A>>;
  /** The etag that the answer would have, where that is known without asking anyone. */
  currentEtag?(input: Input<P, Q, B, W>): string | undefined;
}

/** A call that sends the browser on. */
export interface RedirectDeclaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  W extends Access,
> extends CallDeclaration<P, Q, B, W> {
  /** 303: to be fetched with GET, whatever this was. */
  status: 302 | 303;
  handle(input: Input<P, Q, B, W>): Promise<Redirect>;
}

/** A call whose answer is to be kept as a file. */
export interface FileDeclaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  W extends Access,
> extends CallDeclaration<P, Q, B, W> {
  /** What the file holds, as JSON. */
  answer: z.ZodType;
  handle(input: Input<P, Q, B, W>): AttachedFile;
}

/** The raw parts of a request, as Express hands them over. */
export type RawInput = RouteInput & { userId: string | undefined };

export type Outcome = Reply<unknown> | Refusal | Redirect | AttachedFile;

/** A checked request: what can be done with it. */
export interface RouteCall {
  currentEtag(): string | undefined;
  answer(): Promise<Outcome> | Outcome;
}

/** A declaration with nothing left out, ready to be served and described. */
export interface Route {
  method: 'get' | 'post';
  path: string;
  summary: string;
  /** What it ends with when all goes well. */
  status: 200 | 302 | 303;
  cache: 'public' | 'no-store';
  schemas: {
    params: z.ZodType | undefined;
    query: z.ZodType | undefined;
    body: z.ZodType | undefined;
    /** Absent for a redirect. */
    answer: z.ZodType | undefined;
  };
  headers: Readonly<Record<string, string>>;
  access: Access;
  limits: readonly LimitName[];
  bodyFormat: BodyFormat;
  errors: readonly ErrorCode[];
  patienceMs: number;
  failurePage: FailurePage | undefined;
  compress: boolean;
  sampled: boolean;
  /** @throws AppError `invalid_request` for what the schemas refuse */
  read(raw: RawInput): RouteCall;
}

/** How every call may end that asks another service. */
export const SERVICE_ERRORS = ['internal', 'unavailable'] as const;
/** For what saves a game. */
export const LARGE_BODY: Partial<BodyFormat> = { limit: 1024 * 1024 };
const USUAL_BODY: BodyFormat = { kind: 'json', limit: 64 * 1024 };
const USUAL_PATIENCE_MS = 3_000;

export function route<
  A extends z.ZodType,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
  W extends Access = 'anyone',
>(declaration: RouteDeclaration<P, Q, B, A, W>): Route {
  const { cache, answer, compress = false, sampled = false } = declaration;
  return {
    ...complete(declaration, answer),
    ...{ status: 200, cache, compress, sampled },
    read(raw) {
      const input = readInput(declaration, raw);
      return {
        currentEtag: () => declaration.currentEtag?.(input),
        answer: () => declaration.handle(input),
      };
    },
  };
}

export function redirectRoute<
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
  W extends Access = 'anyone',
>(declaration: RedirectDeclaration<P, Q, B, W>): Route {
  return {
    ...complete(declaration, undefined),
    ...{ status: declaration.status, cache: 'no-store', compress: false, sampled: false },
    read(raw) {
      const input = readInput(declaration, raw);
      return { currentEtag: () => undefined, answer: () => declaration.handle(input) };
    },
  };
}

export function fileRoute<
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
  W extends Access = 'anyone',
>(declaration: FileDeclaration<P, Q, B, W>): Route {
  return {
    ...complete(declaration, declaration.answer),
    ...{ status: 200, cache: 'no-store', compress: false, sampled: false },
    read(raw) {
      const input = readInput(declaration, raw);
      return { currentEtag: () => undefined, answer: () => declaration.handle(input) };
    },
  };
}

function complete(declaration: Omit<CallDeclaration, 'handle'>, answer: z.ZodType | undefined) {
  const { method, path, summary, params, query, body, headers = {}, limits = [] } = declaration;
  return {
    ...{ method, path, summary, headers, limits },
    schemas: { params, query, body, answer },
    access: declaration.access ?? 'anyone',
    bodyFormat: { ...USUAL_BODY, ...declaration.bodyFormat },
    errors: errorsOf(declaration),
    patienceMs: declaration.patienceMs ?? USUAL_PATIENCE_MS,
    failurePage: declaration.failurePage,
  };
}

/** What a call may end with by its kind, and what it declares. */
function errorsOf(declaration: CallDeclaration): readonly ErrorCode[] {
  const { method, params, query, body, access = 'anyone', limits = [], errors = [] } = declaration;
  const all: ErrorCode[] = [...errors];
  if (params ?? query ?? body) all.push('invalid_request');
  if (method === 'post') all.push('cross_origin', 'payload_too_large');
  if (access !== 'anyone') all.push('unauthenticated');
  if (limits.length > 0) all.push('too_many_requests');
  return [...new Set(all)];
}

function readInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, W extends Access>(
  { params, query, body }: CallDeclaration<P, Q, B, W>,
  raw: RawInput,
): Input<P, Q, B, W> {
  return {
    params: checkInput(params, raw.params, 'The address'),
    query: checkInput(query, raw.query, 'The query'),
    body: checkInput(body, raw.body, 'The body'),
    requestId: raw.requestId,
    // Who may not come unknown has been stopped before: see mountRoutes.
    userId: raw.userId as UserId<W>,
    sender: raw.sender,
  };
}
