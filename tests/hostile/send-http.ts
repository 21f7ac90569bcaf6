import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { toText, type HttpCase, type RawCase } from './hostile-case';
import { LONGEST_MS, type Outcome } from './outcome';

const CONNECTIONS = 32;
/** What Node's client sends as it is; anything else needs a bare socket. */
const PLAIN_PATH = /^\/[\x21-\x7e]*$/;
const PLAIN_METHODS = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]);
const PLAIN_HEADER = /^[\t\x20-\x7e]*$/;
/** Most calls take no more: who sends more is hung up on while still sending, and may not get to read why. */
const LONGEST_BODY = 2 ** 16;

export interface HttpSender {
  send(hostile: HttpCase): Promise<Outcome>;
  sendRaw(hostile: RawCase): Promise<Outcome>;
  close(): void;
}

export function httpSender(url: string): HttpSender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const open = (): Socket => connect(Number(port), hostname);
  return {
    send: (hostile) =>
      isPlain(hostile)
        ? ask({ agent, hostname, port }, hostile)
        : exchange(open(), toBytes(hostile, `${hostname}:${port}`), { isComplete: true }),
    sendRaw: ({ bytes }) =>
      exchange(open(), Buffer.from(bytes.map(toText).join(''), 'latin1'), { isComplete: false }),
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
  agent: Agent | false;
  hostname: string;
  port: string;
}

/** A connection that was kept may end just as the next request goes out: that is nobody's fault, and goes out again. */
async function ask(address: Address, hostile: HttpCase): Promise<Outcome> {
  const outcome = await askOnce(address, hostile);
  return outcome.wasKept ? askOnce({ ...address, agent: false }, hostile) : outcome;
}

function askOnce(
  address: Address,
  { method, path, headers, body }: HttpCase,
): Promise<Outcome & { wasKept?: boolean }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: Omit<Outcome, 'ms'> & { wasKept?: boolean }): void => {
      clearTimeout(late);
      resolve({ ...outcome, ms: performance.now() - started });
    };
    const bytes = body === undefined ? undefined : Buffer.from(toText(body));
    const isTooLong = bytes !== undefined && bytes.length > LONGEST_BODY;
    let isAnswered = false;
    const call = request(
      {
        ...address,
        method,
        path: toText(path),
        headers: { ...headers, ...(bytes && { 'content-length': bytes.length }) },
      },
      (response) => {
        isAnswered = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        // A connection that breaks in the answer is told of by its end, and by an error beside it.
        response.on('error', () => undefined);
        response.on('close', () =>
          end({
            ended: true,
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            ...(!response.complete && !isTooLong && { cutOff: 'in the answer' }),
          }),
        );
      },
    );
    const late = setTimeout(() => {
      end({ ended: false });
      call.destroy();
    }, LONGEST_MS);
    call.on('error', ({ code = 'broken' }: NodeJS.ErrnoException) => {
      if (isAnswered) return;
      if (isTooLong) return end({ ended: true });
      end({ ended: true, cutOff: code, wasKept: call.reusedSocket && code === 'ECONNRESET' });
    });
    call.end(bytes);
  });
}

/**
 * Sends the bytes and waits for the first answer, or for the end of the connection: these bytes may be broken HTTP,
 * which nothing needs to be answered to. An answer that was begun is to be whole, though; but not where our half of
 * the connection is closed, after which the server does not go on with an answer either.
 *
 * @param isComplete no more is to be sent; else our half is closed, so that a server that waits for the rest of a
 *   request learns that none comes
 */
function exchange(socket: Socket, bytes: Buffer, { isComplete }: { isComplete: boolean }): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    let body = '';
    const end = (ended: boolean): void => {
      clearTimeout(late);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 0);
      const isCutOff = isComplete && ended && body !== '' && !isWhole(body, bytes);
      resolve({
        ended,
        ms: performance.now() - started,
        ...(status > 0 && { status }),
        body,
        ...(isCutOff && { cutOff: 'in the answer' }),
      });
    };
    const late = setTimeout(() => end(false), LONGEST_MS);
    socket.on('data', (chunk: Buffer) => {
      body += chunk.toString('latin1');
      if (isWhole(body, bytes)) end(true);
    });
    socket.once('close', () => end(true));
    socket.on('error', () => end(true));
    if (isComplete) socket.write(bytes);
    else socket.end(bytes);
  });
}

/** Whether an answer is there to the end, as far as its head says where that is. */
function isWhole(answer: string, asked: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = answer.slice(0, end + 2);
  if (/^\s*HEAD /.test(asked.subarray(0, 16).toString('latin1')) || /^\S+ (1\d\d|204|304) /.test(head))
    return true;
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
  if (length !== undefined) return answer.length - end - 4 >= Number(length);
  return !/\r\ntransfer-encoding: *chunked\r\n/i.test(head) || answer.includes('\r\n0\r\n\r\n', end);
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
