import fc from 'fast-check';
import { GOOD_HTTP, type GoodHttp } from './good-http';
import type { HttpCase } from './hostile-case';
import { badNumber, badText, spoil, spoilEach, type Fields } from './spoil';
import { asText, encoded, onOneLine } from './written';

/** Good calls of which one part is hostile. */
export function spoiledHttp(text: fc.Arbitrary<string>): fc.Arbitrary<HttpCase> {
  const bad = anythingBad(text);
  return fc
    .constantFrom(...GOOD_HTTP)
    .chain((good) =>
      fc.tuple(spoil(partsOf(good), bad), fc.boolean()).map(([parts, raw]) => written(good, parts, raw)),
    );
}

/** The call as it is. */
export function goodCase(good: GoodHttp): HttpCase {
  return written(good, partsOf(good), false);
}

/** Each good call once for each part of it, with the same text there: in the address, the headers and the body. */
export function textEverywhere(text: string): HttpCase[] {
  return GOOD_HTTP.flatMap((good) =>
    spoilEach(partsOf(good), text, () => true).map((parts) => written(good, parts, false)),
  );
}

function anythingBad(text: fc.Arbitrary<string>): (good: unknown) => fc.Arbitrary<unknown> {
  const ofText = badText(text);
  return (good) =>
    fc.oneof(
      { arbitrary: typeof good === 'string' ? ofText(good) : text, weight: 6 },
      { arbitrary: badNumber, weight: typeof good === 'number' ? 6 : 1 },
      fc.constantFrom(undefined, null, true, false),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom([good], { good }, [[]], {}),
    );
}

/** All parts side by side, so that each is spoiled as often as the others. */
function partsOf({ params = {}, query = {}, headers = {}, body = {} }: GoodHttp): Fields {
  const ownHeaders = { 'sec-fetch-site': 'same-origin', ...headers };
  return {
    ...named('param', params),
    ...named('query', query),
    ...named('header', ownHeaders),
    ...named('body', body),
  };
}

function named(kind: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${kind} ${name}`, value]));
}

function ofKind(kind: string, parts: Fields): [string, unknown][] {
  return Object.entries(parts)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, value]) => [name.slice(kind.length + 1), value]);
}

/** @param raw not percent-encoded in the address */
function written({ method, path, body, isForm = false }: GoodHttp, parts: Fields, raw: boolean): HttpCase {
  const inAddress = (value: unknown): string => (raw ? onOneLine(asText(value)) : encoded(asText(value)));
  const params = new Map(ofKind('param', parts));
  const query = pairs(ofKind('query', parts), inAddress);
  const headers = ofKind('header', parts).map(([name, value]) => [name, onOneLine(asText(value))]);
  const fields = ofKind('body', parts);
  return {
    kind: 'http',
    why: `${method} ${path}`,
    method,
    path:
      path.replace(/\{(\w+)\}/g, (_all, name: string) => inAddress(params.get(name))) +
      (query && `?${query}`),
    headers: {
      ...(Object.fromEntries(headers) as Record<string, string>),
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    ...(body && {
      body: isForm
        ? pairs(fields, (value) => encoded(asText(value)))
        : JSON.stringify(Object.fromEntries(fields)),
    }),
  };
}

function pairs(fields: [string, unknown][], write: (value: unknown) => string): string {
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${write(value)}`)
    .join('&');
}
