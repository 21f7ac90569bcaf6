import fc from 'fast-check';
import type { HttpCase, RawCase } from './hostile-case';
import { encoded, onOneLine } from './written';

/** One call as the OpenAPI document describes it. */
export interface HttpCall {
  method: string;
  /** `/similarity/{lang}/{secret}/{guess}` */
  path: string;
  query: string[];
  /** How its body is written. */
  type: string;
  /** Names of the fields that its body may have. */
  body: string[];
}

const WHY = 'found by the generator';
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'BREW',
  'get',
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  'application/xml',
  'multipart/form-data',
  '*',
];

/** A call with hostile parts; mostly the right method and the right origin, or nothing would come far. */
export function hostileHttp(calls: readonly HttpCall[], text: fc.Arbitrary<string>): fc.Arbitrary<HttpCase> {
  return fc.constantFrom(...calls).chain((call) =>
    fc
      .record({
        method: fc.oneof({ arbitrary: fc.constant(call.method), weight: 9 }, fc.constantFrom(...METHODS)),
        path: pathOf(call, text),
        headers: headers(call, text),
        body:
          call.body.length > 0
            ? fc.option(bodyOf(call, text), { nil: undefined, freq: 10 })
            : fc.constant(undefined),
      })
      .map(({ body, ...rest }) => ({ kind: 'http', why: WHY, ...rest, ...(body !== undefined && { body }) })),
  );
}

/** Bytes that are hardly a request. */
export function hostileBytes(text: fc.Arbitrary<string>): fc.Arbitrary<RawCase> {
  const noise = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 200 });
  const latin = text.map((value) => Buffer.from(value).toString('latin1'));
  const line = fc
    .tuple(
      fc.constantFrom(...METHODS),
      latin,
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1.1', ''),
    )
    .map((parts) => `${parts.join(' ')}\r\n`);
  const header = fc.oneof(
    fc.constantFrom(
      'host: x\r\n',
      'content-length: -1\r\n',
      'content-length: 5\r\ncontent-length: 6\r\n',
      'transfer-encoding: chunked\r\n',
    ),
    fc.constantFrom(
      'transfer-encoding: chunked, identity\r\n',
      'host: a\r\nhost: b\r\n',
      ' folded\r\n',
      ':\r\n',
      'connection: upgrade\r\n',
      'expect: 100-continue\r\n',
    ),
    latin.map((value) => `x-odd: ${value}\r\n`),
  );
  const end = fc.constantFrom('\r\n', '', '\n\n', '\r\nffffffffffffffff\r\n', '\r\nzz\r\n', '\r\n5\r\nhello');
  return fc
    .oneof(
      {
        arbitrary: fc
          .tuple(line, fc.array(header, { maxLength: 6 }), end)
          .map(([a, b, c]) => a + b.join('') + c),
        weight: 4,
      },
      noise,
    )
    .map((bytes) => ({ kind: 'raw', why: WHY, bytes: [bytes] }));
}

function pathOf({ path, query }: HttpCall, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const written = fc
    .tuple(text, fc.boolean())
    .map(([value, raw]) => (raw ? onOneLine(value) : encoded(value)));
  const parts = path.split('/').map((part) => (part.startsWith('{') ? written : fc.constant(part)));
  const names = fc.oneof(
    fc.constantFrom('lang', 'mode', '__proto__', 'mode[]', 'mode[x]', ...query),
    written,
  );
  const asked = fc
    .array(fc.tuple(names, written), { maxLength: 3 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
  return fc
    .tuple(fc.tuple(...parts), asked)
    .map(([segments, search]) => segments.join('/') + (search && `?${search}`));
}

/** Mostly of a player who is signed in: of nobody else, most calls take nothing. Not to delete the account, though. */
function cookies({ path }: HttpCall, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const odd = text.map((value) => `jwt=${onOneLine(value)}; refresh=${onOneLine(value)}`);
  const session = fc.constant(path === '/api/delete-account' ? 'isLoggedIn=true' : '{session}');
  return fc.oneof({ arbitrary: session, weight: 4 }, odd, text.map(onOneLine));
}

function headers(call: HttpCall, text: fc.Arbitrary<string>): fc.Arbitrary<Record<string, string>> {
  return fc
    .record(
      {
        'sec-fetch-site': fc.oneof({ arbitrary: fc.constant('same-origin'), weight: 9 }, text.map(onOneLine)),
        'content-type': fc.oneof({ arbitrary: fc.constant(call.type), weight: 9 }, fc.constantFrom(...TYPES)),
        'if-none-match': text.map(onOneLine),
        'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=x'),
        'x-forwarded-for': text.map(onOneLine),
        range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=0-0,1-1,2-2'),
        cookie: cookies(call, text),
        'x-game-word': text.map((value) => encoded(value)),
      },
      {
        requiredKeys: [
          'sec-fetch-site',
          'content-type',
          ...(call.path.startsWith('/api/') ? (['cookie'] as const) : []),
        ],
      },
    )
    .map((all) => ({ ...all }));
}

function bodyOf({ type, body }: HttpCall, text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (type !== 'application/json') return formOf(body, text);
  const value = fc.oneof(
    { arbitrary: text, weight: 5 },
    fc.jsonValue({ maxDepth: 3 }),
    fc.double(),
    fc.boolean(),
  );
  const names = fc.oneof(
    { arbitrary: fc.constantFrom(...body), weight: 9 },
    fc.constantFrom('__proto__', 'constructor'),
    text,
  );
  const object = fc
    .array(fc.tuple(names, value), { maxLength: 5 })
    .map(
      (entries) =>
        `{${entries.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content) ?? 'null'}`).join(',')}}`,
    );
  const deep = fc.integer({ min: 1, max: 8000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof({ arbitrary: object, weight: 8 }, fc.json(), deep, text);
}

function formOf(fields: string[], text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const value = fc.oneof(
    text.map(encoded),
    text.map((inner) => encoded(Buffer.from(JSON.stringify({ [inner]: inner })).toString('base64'))),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...fields, '__proto__', 'x[y]'), value), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
}
