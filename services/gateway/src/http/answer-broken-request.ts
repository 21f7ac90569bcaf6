import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '../api/error';

const REPLIES: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
const UNREADABLE: [string, string] = ['400 Bad Request', 'The request cannot be read.'];

/** Answers what is not HTTP, is too long or comes too slowly: Node gives it to us as a bare socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = REPLIES[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ message, code: 'invalid_request' } satisfies ErrorAnswer);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
}
