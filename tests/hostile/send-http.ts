import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { toText, type HttpCase, type RawCase } from './hostile-case';
import { LONGEST_MS, type Outcome } from './outcome';

const CONNECTIONS = 32;
/** What Node's client sends as it is; anything else needs a bare socket. */
const PLAIN_PATH = /^\/[\x21-\x7e]*$/;
const PLAIN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PLAIN_HEADER = /^[\t\x20-\x7e]*$/;

export interface HttpSender {
  send(hostile: HttpCase): Promise<Outcome>;
  sendRaw(hostile: RawCase): Promise<Outcome>;
  close(): void;
}

export function httpSender(url: string): HttpSender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const raw = (bytes: Buffer): Promise<Outcome> => exchange(connect(Number(port), hostname), bytes);
  return {
    send: (hostile) =>
      isPlain(hostile)
        ? ask({ agent, hostname, port }, hostile)
        : raw(toBytes(hostile, `${hostname}:${port}`)),
    sendRaw: ({ bytes }) => raw(Buffer.from(bytes.map(toText).join(''), 'latin1')),
    close: () => agent.destroy(),
  };
}

function isPlain({ method, path, headers = {} }: HttpCase): boolean {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return (
    PLAIN_METHODS.has(method) &&
    PLAIN_PATH.test(toText(path)) &&
    Object.values(headers).every((value) => PLAIN_HEADER.test(value)) &&
    names.every((name) => /^[a-z-]+$/.test(name) && !['transfer-encoding', 'content-length'].includes(name))
  );
}

interface Address {
  agent: Agent;
  hostname: string;
  port: string;
}

function ask(address: Address, { method, path, headers, body }: HttpCase): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: Omit<Outcome, 'ms'>): void => {
      clearTimeout(late);
      resolve({ ...outcome, ms: performance.now() - started });
    };
    const bytes = body === undefined ? undefined : Buffer.from(toText(body));
    const call = request(
      {
        ...address,
        method,
        path: toText(path),
        headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('close', () =>
          end({ ended: true, status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
      },
    );
    const late = setTimeout(() => {
      end({ ended: false });
      call.destroy();
    }, LONGEST_MS);
    call.once('error', () => end({ ended: true }));
    call.end(bytes);
  });
}

/** Sends the bytes and waits for the first answer, or for the end of the connection where nothing is answered. */
function exchange(socket: Socket, bytes: Buffer): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let body = '';
    const end = (ended: boolean): void => {
      clearTimeout(late);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 0);
      resolve({ ended, ms: performance.now() - started, ...(status > 0 && { status }), body });
    };
    const late = setTimeout(() => end(false), LONGEST_MS);
    socket.on('data', (chunk: Buffer) => {
      body += chunk.toString('latin1');
      if (body.includes('\r\n\r\n')) end(true);
    });
    socket.once('close', () => end(true));
    socket.on('error', () => end(true));
    // Our half is closed after the bytes: a server that waits for the rest of a request learns that none comes.
    socket.end(bytes);
  });
}

function toBytes({ method, path, headers = {}, body }: HttpCase, host: string): Buffer {
  const content = body === undefined ? undefined : Buffer.from(toText(body));
  const lines = Object.entries({
    host,
    connection: 'close',
    ...(content && { 'content-length': String(content.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${toText(path)} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return content ? Buffer.concat([head, content]) : head;
}
