import { openApiAnswer } from '../api/openapi';
import { route, type Route } from '../http/route';
import { describeRoutes, type OpenApiDocument } from '../openapi/describe-routes';

/** The routes and the call that describes them all, itself among them. */
export function withOpenApi(routes: readonly Route[]): Route[] {
  const all: Route[] = [...routes, openApiRoute(() => document)];
  const document = describeRoutes(all);
  return all;
}

function openApiRoute(document: () => OpenApiDocument): Route {
  return route({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    answer: openApiAnswer,
    cache: 'no-store',
    compress: true,
    handle: () => Promise.resolve({ answer: { ...document() } }),
  });
}
