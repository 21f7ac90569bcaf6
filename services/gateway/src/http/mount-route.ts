import { AppError } from '@proximity/common/app-error';
import type { Express } from 'express';
import { namesEtag } from './etag';
import type { AppResponse, FailurePage, Handler } from './facts';
import type { LimitName } from '../limits/limits';
import type { BodyFormat, Outcome, Route } from './route';
import { setCallHeaders } from './security-headers';
import { sendFile } from './send-file';
import { sendJson } from './send-json';
import { within } from './within';

const HOUR = 'public, max-age=3600';

/** What stands before calls of each kind. */
export interface MountOptions {
  requireSameOrigin: Handler;
  /** Finds out who is signed in. */
  recognise: Record<'visitor' | 'member', Handler>;
  limit: (names: readonly LimitName[]) => Handler;
  readBody: (format: BodyFormat) => Handler;
  compress: Handler;
}

/** Ties the declared calls to Express, and refuses every other method on their paths. */
export function mountRoutes(app: Express, routes: readonly Route[], options: MountOptions): void {
  // One place in the router for each path: a guess is held against every place before its own.
  for (const path of new Set(routes.map((route) => route.path))) {
    const own = routes.filter((route) => route.path === path);
    const place = app.route(expressPath(path)).all(named(path));
    for (const route of own) place[route.method](...beforeServing(route, options), serve(route));
    place.all(refuseMethod(allowed(own.map(({ method }) => method))));
  }
}

/** In this order: what costs least refuses first, and nothing is read of somebody who may not come. */
function beforeServing(route: Route, options: MountOptions): Handler[] {
  const { method, access, limits, bodyFormat, failurePage } = route;
  return [
    ...(failurePage ? [ending(failurePage)] : []),
    ...(route.compress ? [options.compress] : []),
    ...(method === 'post' ? [options.requireSameOrigin] : []),
    ...(access === 'anyone' ? [] : [options.recognise[access]]),
    ...(limits.length > 0 ? [options.limit(limits)] : []),
    ...(method === 'post' ? [options.readBody(bodyFormat)] : []),
  ];
}

/** Refuses a method with 405, naming those that there are. */
export function refuseMethod(allow: string): Handler {
  return (_request, response) => {
    response.setHeader('allow', allow);
    throw new AppError('method_not_allowed', `Only ${allow} can be used here.`);
  };
}

function allowed(methods: readonly string[]): string {
  return methods.map((method) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase())).join(', ');
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function named(path: string): Handler {
  return (_request, response, next) => {
    response.locals.route = path;
    setCallHeaders(response);
    next();
  };
}

function ending(failurePage: FailurePage): Handler {
  return (_request, response, next) => {
    response.locals.failurePage = failurePage;
    next();
  };
}

function serve(route: Route): Handler {
  return async (request, response) => {
    response.locals.sampled = route.sampled;
    const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
    const { requestId, userId } = response.locals;
    const call = route.read({ params, query, body, requestId, userId, sender: request });
    const known = request.headers['if-none-match'];
    const current = known === undefined ? undefined : call.currentEtag();
    if (namesEtag(known, current)) return sendNotModified(response, route, current);
    const answering = call.answer();
    const outcome = answering instanceof Promise ? await within(route.patienceMs, answering) : answering;
    if (!('answer' in outcome)) return sendOther(response, route, outcome);
    const { answer, etag, cookies } = outcome;
    if (namesEtag(known, etag)) return sendNotModified(response, route, etag);
    setCaching(response, route, etag);
    if (cookies) response.setHeader('set-cookie', cookies);
    sendJson(response, 200, answer);
  };
}

async function sendOther(
  response: AppResponse,
  route: Route,
  outcome: Exclude<Outcome, { answer: unknown }>,
): Promise<void> {
  setCaching(response, route, undefined);
  if ('pieces' in outcome) return sendFile(response, outcome);
  if (outcome.cookies) response.setHeader('set-cookie', outcome.cookies);
  if ('refusal' in outcome) throw outcome.refusal;
  response.writeHead(route.status, { location: outcome.location, 'content-length': 0 }).end();
}

function sendNotModified(response: AppResponse, route: Route, etag: string | undefined): void {
  setCaching(response, route, etag);
  response.writeHead(304).end();
}

function setCaching(response: AppResponse, { cache, compress }: Route, etag: string | undefined): void {
  // Compressed or not, these are not the same bytes: a weak etag says that they mean the same.
  if (etag !== undefined) response.setHeader('etag', compress ? `W/${etag}` : etag);
  response.setHeader('cache-control', cache === 'public' ? HOUR : 'no-store');
}
