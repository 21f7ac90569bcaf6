import { ERROR_CODES, type ErrorCode } from '@proximity/common/app-error';
import type { z } from 'zod';
import { errorAnswer } from '../api/error';
import type { Route } from '../http/route';
import { jsonSchema, type JsonSchema } from './json-schema';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
}

const DESCRIPTION = `The calls of the game's page. A game's secret leaves the server only sealed ("~…") until the game is over;
the seal goes wherever a call takes a secret. Errors have a stable code. Writes need the page's own Origin.`;

const SESSION = 'session';
const SECURITY_SCHEMES = {
  [SESSION]: {
    type: 'apiKey',
    in: 'cookie',
    name: 'jwt',
    description: 'Comes with a sign-in, lasts ten minutes, and is renewed by POST /auth/refresh.',
  },
};
const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** The OpenAPI document of these calls, made of the very declarations that they are served by. */
export function describeRoutes(routes: readonly Route[]): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ErrorAnswer: jsonSchema(errorAnswer, 'output') };
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Proximity', version: '1', description: DESCRIPTION },
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  };
}

function operation(route: Route, schemas: Record<string, JsonSchema>): Record<string, unknown> {
  const { params, query, body } = route.schemas;
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...security(route),
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...headerParameters(route.headers),
    ],
    ...(body && { requestBody: requestBody(body, MEDIA_TYPES[route.bodyFormat.kind], schemas) }),
    responses: {
      [route.status]: success(route, schemas),
      ...(route.cache === 'public' && {
        304: { description: 'The copy that If-None-Match names is still good.' },
      }),
      ...errorResponses(route.errors),
    },
  };
}

/** Of whom a session is asked, and of whom it is looked at. */
function security({ access }: Route): object {
  if (access === 'anyone') return {};
  return { security: access === 'member' ? [{ [SESSION]: [] }] : [{}, { [SESSION]: [] }] };
}

function success(route: Route, schemas: Record<string, JsonSchema>): object {
  const { answer } = route.schemas;
  if (answer)
    return {
      description: 'Done.',
      headers: headers(route),
      content: content(named(answer, 'output', schemas)),
    };
  const location = { description: 'Where to go on.', schema: { type: 'string' } };
  return { description: 'On to another page.', headers: { ...headers(route), Location: location } };
}

function headerParameters(named: Readonly<Record<string, string>>): unknown[] {
  return Object.entries(named).map(([name, description]) => ({
    ...{ name, in: 'header', required: false, description },
    schema: { type: 'string' },
  }));
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, { description, examples, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    ...(examples?.[0] !== undefined && { example: examples[0] }),
    schema: rest,
  }));
}

function requestBody(schema: z.ZodType, mediaType: string, schemas: Record<string, JsonSchema>): unknown {
  return {
    required: !schema.safeParse(undefined).success,
    content: { [mediaType]: { schema: named(schema, 'input', schemas) } },
  };
}

function headers({ cache }: Route): Record<string, unknown> {
  const caching = {
    description: cache === 'public' ? 'public, max-age=3600' : 'no-store',
    schema: { type: 'string' },
  };
  const etag = { description: "Holds the hash of the language's vectors.", schema: { type: 'string' } };
  return { 'Cache-Control': caching, ...(cache === 'public' && { ETag: etag }) };
}

function errorResponses(codes: readonly ErrorCode[]): Record<string, unknown> {
  const statuses = [...new Set(codes.map((code) => ERROR_CODES[code].http))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const group = codes.filter((code) => ERROR_CODES[code].http === status);
      const schema = {
        allOf: [{ $ref: '#/components/schemas/ErrorAnswer' }, { properties: { code: { enum: group } } }],
      };
      const example = { message: 'A sentence for a person.', code: group[0] };
      return [status, { description: group.join(', '), content: content(schema, example) }];
    }),
  );
}

/** A schema with a title becomes a component of that name. */
function named(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  const json = jsonSchema(schema, io);
  if (json.title === undefined) return json;
  schemas[json.title] = json;
  return { $ref: `#/components/schemas/${json.title}` };
}

function content(schema: JsonSchema, example?: unknown): unknown {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
