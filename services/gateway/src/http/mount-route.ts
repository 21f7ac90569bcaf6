import { AppError } from '@proximity/common/app-error';
import type { Express } from 'express';
import { namesEtag } from './etag';
import type { AppResponse, Handler } from './facts';
import type { Route } from './route';
import { sendJson } from './send-json';
import { within } from './within';

const ANSWER_MS = 3_000;
const HOUR = 'public, max-age=3600';

export interface MountOptions {
  /** What a write passes before it is read. */
  beforeWrite: Handler[];
  compress: Handler;
}

/** Ties the declared calls to Express, and refuses every other method on their paths. */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  { beforeWrite, compress }: MountOptions,
): void {
  for (const route of routes) {
    const before = [...(route.compress ? [compress] : []), ...(route.method === 'post' ? beforeWrite : [])];
    const path = expressPath(route.path);
    app.all(path, named(route));
    app[route.method](path, ...before, serve(route));
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(expressPath(path), refuseMethod(allowed(methods)));
  }
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

function named({ path, sampled }: Route): Handler {
  return (_request, response, next) => {
    response.locals.route = path;
    response.locals.sampled = sampled;
    next();
  };
}

function serve(route: Route): Handler {
  return async (request, response) => {
    const { params, query, body } = request as { params: unknown; query: unknown; body: unknown };
    const call = route.read({ params, query, body, requestId: response.locals.requestId });
    const known = request.headers['if-none-match'];
    const current = known === undefined ? undefined : call.currentEtag();
    if (namesEtag(known, current)) return sendNotModified(response, route, current);
    const { answer, etag } = await within(ANSWER_MS, call.answer());
    if (namesEtag(known, etag)) return sendNotModified(response, route, etag);
    setCaching(response, route, etag);
    sendJson(response, 200, answer);
  };
}

function sendNotModified(response: AppResponse, route: Route, etag: string | undefined): void {
  setCaching(response, route, etag);
  response.writeHead(304).end();
}

function setCaching(response: AppResponse, { cache }: Route, etag: string | undefined): void {
  if (etag !== undefined) response.setHeader('etag', etag);
  response.setHeader('cache-control', cache === 'public' ? HOUR : 'no-store');
}
