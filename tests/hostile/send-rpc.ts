import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Client, credentials, Metadata, status, type ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { toText, type RpcCase, type Text } from './hostile-case';
import { LONGEST_MS, type Outcome } from './outcome';

const PROTOS = resolve(__dirname, '..', '..', 'protos');

/** One rpc of one running service. */
export interface Rpc {
  service: string;
  rpc: string;
  fields: RpcField[];
}

/** A field of a message. */
export interface RpcField {
  name: string;
  /** There may be several. */
  list: boolean;
  /** A message in itself. */
  message: boolean;
}

export interface RpcSender {
  rpcs: Rpc[];
  send(hostile: RpcCase): Promise<Outcome>;
  close(): void;
}

/** @param addresses of the services that run, by the name of their contract's file with `Address` behind it */
export function rpcSender(addresses: Record<string, unknown>): RpcSender {
  const services = new Map<string, { definition: ServiceDefinition; client: Client }>();
  for (const file of readdirSync(PROTOS)) {
    const service = basename(file, '.proto');
    const address =
      addresses[`${service.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())}Address`];
    if (typeof address !== 'string') continue;
    services.set(service, {
      definition: definitionIn(join(PROTOS, file)),
      client: new Client(address, credentials.createInsecure()),
    });
  }
  return {
    rpcs: [...services].flatMap(([service, { definition }]) =>
      Object.keys(definition).map((rpc) => ({ service, rpc, fields: fieldsOf(definition, rpc) })),
    ),
    send(hostile) {
      const called = services.get(hostile.service);
      const method = called?.definition[hostile.rpc];
      if (!called || !method)
        throw new Error(`Nothing runs that has the rpc ${hostile.service} ${hostile.rpc}.`);
      const bytes =
        hostile.base64 === undefined
          ? method.requestSerialize(written(hostile.message ?? {}))
          : Buffer.from(hostile.base64, 'base64');
      return call(called.client, method.path, bytes);
    },
    close: () => services.forEach(({ client }) => client.close()),
  };
}

/** Fields that repeat a piece are written out. */
function written(message: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name, isRepeated(value) ? toText(value) : value]),
  );
}

function isRepeated(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'repeat' in value && 'times' in value;
}

function definitionIn(file: string): ServiceDefinition {
  if (!existsSync(file)) throw new Error(`There is no contract ${file}.`);
  const found = Object.values(loadSync(file)).find((entry) => !('format' in entry));
  if (!found) throw new Error(`${file} has no service.`);
  return found as unknown as ServiceDefinition;
}

function fieldsOf(definition: ServiceDefinition, rpc: string): RpcField[] {
  const method = definition[rpc] as unknown as
    { requestType?: { type?: { field?: { name: string; label: string; type: string }[] } } } | undefined;
  return (method?.requestType?.type?.field ?? []).map(({ name, label, type }) => ({
    name: name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase()),
    list: label === 'LABEL_REPEATED',
    message: type === 'TYPE_MESSAGE',
  }));
}

function call(client: Client, path: string, bytes: Buffer): Promise<Outcome> {
  const started = performance.now();
  const deadline = Date.now() + LONGEST_MS;
  return new Promise((done) => {
    client.makeUnaryRequest(
      path,
      (buffer: Buffer) => buffer,
      (buffer: Buffer) => buffer,
      bytes,
      new Metadata(),
      { deadline },
      (error) =>
        done({
          ended: Date.now() < deadline,
          ms: performance.now() - started,
          code: error ? (status[error.code] ?? 'UNKNOWN') : 'OK',
          body: error?.details ?? '',
        }),
    );
  });
}
