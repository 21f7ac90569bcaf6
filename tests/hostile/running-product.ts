import { readFileSync } from 'node:fs';
import type { HttpCall } from './hostile-http';
import { httpSender, type HttpSender } from './send-http';
import { rpcSender, type RpcSender } from './send-rpc';
import type { HostileCase } from './hostile-case';
import type { Outcome } from './outcome';

/** The running system as an attacker sees it, and two good calls by which it is seen whether it still works. */
export interface RunningProduct {
  url: string;
  calls: HttpCall[];
  rpcs: RpcSender['rpcs'];
  seals: string[];
  send(hostile: HostileCase): Promise<Outcome>;
  /** The answers of good calls, as text: they stay the same. */
  goodAnswers(): Promise<string>;
  memoryMiB(): number;
  close(): void;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiCall>>;
}

interface OpenApiCall {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: OpenApiSchema }> };
}

interface OpenApiSchema {
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
  const seals = await Promise.all(['en', 'es', 'de'].map((lang) => sealOf(url, lang)));
  return {
    url,
    calls: callsIn((await (await fetch(`${url}/openapi.json`)).json()) as OpenApi),
    rpcs: rpc.rpcs,
    seals,
    send: (hostile) => sendTo(http, rpc, hostile),
    goodAnswers: () => goodAnswers(url, seals[0] ?? ''),
    memoryMiB: () => memoryMiB(pid),
    close() {
      http.close();
      rpc.close();
    },
  };
}

function sendTo(http: HttpSender, rpc: RpcSender, hostile: HostileCase): Promise<Outcome> {
  switch (hostile.kind) {
    case 'http':
      return http.send(hostile);
    case 'raw':
      return http.sendRaw(hostile);
    case 'rpc':
      return rpc.send(hostile);
  }
}

async function sealOf(url: string, lang: string): Promise<string> {
  const { secretWord } = (await (await fetch(`${url}/proximity/game/1?lang=${lang}`)).json()) as {
    secretWord: string;
  };
  return secretWord;
}

async function goodAnswers(url: string, seal: string): Promise<string> {
  const paths = [
    `/similarity/en/ocean/river`,
    `/similarity/en/${seal}/river`,
    '/proximity/game/1',
    '/semantle/hint/proximity/ocean/10',
  ];
  const answers = paths.map(async (path) => {
    const response = await fetch(url + path);
    return `${response.status} ${await response.text()}`;
  });
  return (await Promise.all(answers)).join('\n');
}

function callsIn({ paths }: OpenApi): HttpCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: propertiesOf(requestBody?.content['application/json']?.schema),
    })),
  );
}

function propertiesOf(schema: OpenApiSchema | undefined): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = schema ?? {};
  return [...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(propertiesOf)])];
}

function memoryMiB(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
