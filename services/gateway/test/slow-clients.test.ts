import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../src/http/create-http-server';
import { sendBytes } from './send-request';

const servers = new Map<'hasty' | 'patient', Server>();

// What is not a matter of time is sent to one that waits: on a busy machine the bytes themselves come late.
beforeAll(async () => {
  servers.set('hasty', await listening({ headersTimeout: 100, requestTimeout: 200 }));
  servers.set('patient', await listening({ headersTimeout: 60_000, requestTimeout: 60_000 }));
});

afterAll(() => {
  for (const server of servers.values()) {
    server.close();
    server.closeAllConnections();
  }
});

async function listening(timeouts: { headersTimeout: number; requestTimeout: number }): Promise<Server> {
  const server = createHttpServer(
    (request, response) => {
      request.resume().on('end', () => response.end('done'));
    },
    { ...timeouts, connectionsCheckingInterval: 20 },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function readAnswer(text: string): { status: number; body: unknown } {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
}

const LATE = { message: 'The request took too long to arrive.', code: 'invalid_request' };
const UNREADABLE = { message: 'The request cannot be read.', code: 'invalid_request' };

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, LATE],
  ['a body that never comes', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nabc', 408, LATE],
  ['something that is not HTTP', '\x16\x03\x01hello\r\n\r\n', 400, UNREADABLE],
  ['a method that there is not', 'FETCH / HTTP/1.1\r\nhost: x\r\n\r\n', 400, UNREADABLE],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
    400,
    UNREADABLE,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    UNREADABLE,
  ],
  [
    'a flood of headers',
    `GET / HTTP/1.1\r\nhost: x\r\n${'x-flood: 0123456789\r\n'.repeat(1_000)}\r\n`,
    431,
    { message: 'The headers are too large.', code: 'invalid_request' },
  ],
  [
    'an address without end',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    431,
    { message: 'The headers are too large.', code: 'invalid_request' },
  ],
])('when a client sends %s then it gets a sentence and is hung up on', async (_what, bytes, status, body) => {
  const server = servers.get(body === LATE ? 'hasty' : 'patient');
  const { port } = server?.address() as AddressInfo;
  expect(readAnswer(await sendBytes(port, bytes))).toEqual({ status, body });
});
