import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface HttpRequest {
  method?: string;
  /** Sent as it is: nothing is normalised on the way. */
  path: string;
  headers?: OutgoingHttpHeaders;
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

/** Sends a request exactly as written, over a connection of its own, to the gateway at this port. */
export function sendRequest(
  port: number,
  { method = 'GET', path, headers = {}, body }: HttpRequest,
): Promise<HttpAnswer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const length =
    text === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(text) };
  const own = text === undefined ? {} : { 'content-type': 'application/json', ...length };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, agent: false, headers: { ...own, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: received } = incoming;
          resolve({ status, headers: received, text: bytes.toString('utf8'), bytes });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

/** Sends bytes that are perhaps not HTTP at all; resolves with everything that came back when the server hung up. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** What a browser sends with a write from our own page. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
