import { once } from 'node:events';
import { connect } from 'node:net';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { SAME_ORIGIN } from './send-request';
import { startDoubles, type ServiceDoubles } from './service-doubles';

const KIB = 1024;

let doubles: ServiceDoubles;
let gateway: GatewayUnderTest;

beforeAll(async () => {
  doubles = await startDoubles();
  gateway = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
});

afterAll(async () => {
  await gateway.stop();
  await doubles.stop();
});

/** A write whose body never ends, as somebody sends it who wants to keep the gateway busy. */
async function endless(head: string, ...pieces: string[]) {
  const socket = connect(gateway.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(
    `POST /proximity/custom HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n${head}\r\n\r\n`,
  );
  for (const piece of pieces) socket.write(piece);
  await closed;
  return received;
}

const JSON_TYPE = 'content-type: application/json\r\n';

test.each([
  ['announces too much and sends nothing', [`${JSON_TYPE}content-length: ${65 * KIB}`]],
  [
    'announces too much and sends a part of it',
    [`${JSON_TYPE}content-length: 9999999`, ' '.repeat(32 * KIB)],
  ],
  [
    'sends more and more small chunks',
    [`${JSON_TYPE}transfer-encoding: chunked`, '5\r\n     \r\n'.repeat(14_000)],
  ],
  [
    'sends one chunk that is too large',
    [`${JSON_TYPE}transfer-encoding: chunked`, `11000\r\n${' '.repeat(0x11000)}\r\n`],
  ],
])('when somebody %s then 413 is answered at once, and the connection closed', async (_how, bytes) => {
  const [head = '', ...pieces] = bytes;
  const received = await endless(head, ...pieces);
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
  expect(received.slice(received.indexOf('{'))).toBe(
    '{"message":"The body is too large.","code":"payload_too_large"}',
  );
});

test('when somebody sends a small body too slowly then no byte of an answer comes before its end', async () => {
  const socket = connect(gateway.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.write(
    `POST /proximity/custom HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n${JSON_TYPE}content-length: 15\r\n\r\n{"random":`,
  );
  await gateway.send({ path: '/proximity/today' });
  expect(received).toBe('');
  socket.write('true}');
  await once(socket, 'data');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('when a body of exactly the limit comes then it is read', async () => {
  const body = `{"random":true${' '.repeat(64 * KIB - 15)}}`;
  const send = (text: string) =>
    gateway.send({ method: 'POST', path: '/proximity/custom', headers: SAME_ORIGIN, body: text });
  expect((await send(body)).status).toBe(200);
  expect((await send(`${body} `)).status).toBe(413);
});

test('when a body comes compressed then it is refused unread: what it grows to is not ours to find out', async () => {
  const { status, text } = await gateway.send({
    method: 'POST',
    path: '/proximity/custom',
    headers: { ...SAME_ORIGIN, 'content-encoding': 'gzip' },
    body: 'x'.repeat(100),
  });
  expect({ status, body: JSON.parse(text) as unknown }).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});
