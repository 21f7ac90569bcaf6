import { readFileSync } from 'node:fs';
import { goodPlayers, type GoodPlayers } from './good-players';
import type { HttpCall } from './hostile-http';
import { httpSender, type HttpSender } from './send-http';
import { rpcSender, type RpcSender } from './send-rpc';
import type { HostileCase } from './hostile-case';
import type { Outcome } from './outcome';
import { SecondChances } from './second-chances';
import { standIns, type StandIns } from './stand-ins';

/** The running system as an attacker sees it, and good players by whom it is seen whether it still works. */
export interface RunningProduct {
  url: string;
  calls: HttpCall[];
  rpcs: RpcSender['rpcs'];
  seals: string[];
  send(hostile: HostileCase): Promise<Outcome>;
  /** For what may have been slow only because the machine is. */
  hostileChances: SecondChances;
  goodChances: SecondChances;
  good: GoodPlayers;
  /** Of the product, all of which is one process. */
  pid: number;
  /** How long it could have worked by now, but other programs had the processors. */
  waitedSeconds(): number;
  close(): void;
}

const TRIES = 10;
/** The first good calls are also the first after a start. */
const TRIES_OF_GOOD = { hung: 2, slow: 3, refused: 5 };

interface OpenApi {
  paths: Record<string, Record<string, OpenApiCall>>;
  components: { schemas: Record<string, OpenApiSchema> };
}

interface OpenApiCall {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: OpenApiSchema }> };
}

interface OpenApiSchema {
  /** `#/components/schemas/Name` */
  $ref?: string;
  properties?: Record<string, unknown>;
  anyOf?: OpenApiSchema[];
  oneOf?: OpenApiSchema[];
}

/** @param runningFile what the launcher wrote about itself */
export async function runningProduct(runningFile: string): Promise<RunningProduct> {
  const running = JSON.parse(readFileSync(runningFile, 'utf8')) as Record<string, unknown> & {
    url: string;
    pid: number;
  };
  const { url, pid } = running;
  const http = httpSender(url);
  const rpc = rpcSender(running);
  const names = standIns(url);
  const waited = (): number => waitedSeconds(pid);
  const goodChances = new SecondChances(waited, TRIES_OF_GOOD);
  const seals = await Promise.all(['en', 'es', 'de'].map((lang) => sealOf(url, lang)));
  return {
    url,
    calls: callsIn((await (await fetch(`${url}/openapi.json`)).json()) as OpenApi),
    rpcs: rpc.rpcs,
    seals,
    send: (hostile) => sendTo({ http, rpc, names }, hostile),
    hostileChances: new SecondChances(waited),
    goodChances,
    good: await goodPlayers(url, goodChances),
    pid,
    waitedSeconds: waited,
    close() {
      http.close();
      rpc.close();
    },
  };
}

/** Stand-ins are filled in where a message says it in fields; its bytes are what they are. */
async function sendTo(
  { http, rpc, names }: { http: HttpSender; rpc: RpcSender; names: StandIns },
  hostile: HostileCase,
): Promise<Outcome> {
  switch (hostile.kind) {
    case 'http':
      return http.send(await names.fill(hostile));
    case 'raw':
      return http.sendRaw(hostile);
    case 'rpc':
      return rpc.send(await names.fill(hostile));
  }
}

/** The first call of a language may come too late on a busy machine: then it is made again. */
async function sealOf(url: string, lang: string): Promise<string> {
  let response = await fetch(`${url}/proximity/game/1?lang=${lang}`);
  for (let tried = 1; response.status === 503 && tried < TRIES; tried++)
    response = await fetch(`${url}/proximity/game/1?lang=${lang}`);
  if (!response.ok) throw new Error(`There is no game in ${lang}: ${await response.text()}`);
  return ((await response.json()) as { secretWord: string }).secretWord;
}

function callsIn({ paths, components: { schemas } }: OpenApi): HttpCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      ...bodyOf(requestBody?.content ?? {}, schemas),
    })),
  );
}

function bodyOf(
  content: Record<string, { schema: OpenApiSchema }>,
  schemas: Record<string, OpenApiSchema>,
): Pick<HttpCall, 'type' | 'body'> {
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(content);
  return { type, body: propertiesOf(schema, schemas) };
}

function propertiesOf(schema: OpenApiSchema, schemas: Record<string, OpenApiSchema>): string[] {
  const named = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  const { properties = {}, anyOf = [], oneOf = [] } = named;
  const inner = [...anyOf, ...oneOf].flatMap((one) => propertiesOf(one, schemas));
  return [...new Set([...Object.keys(properties), ...inner])];
}

/** Of the thread that answers. */
function waitedSeconds(pid: number): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
