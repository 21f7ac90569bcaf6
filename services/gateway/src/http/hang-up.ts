import type { Request } from 'express';
import type { AppResponse } from './facts';

/** Long enough for an answer to arrive everywhere. */
const LINGER_MS = 500;

/**
 * Answers a request whose body is still on its way, and is not wanted, then ends the connection. Not at once: a
 * connection that is closed while the other side sends is broken off, and the answer with it.
 * @param text the whole body of the answer; its headers are set
 */
export function answerAndHangUp(request: Request, response: AppResponse, text: string): void {
  response.setHeader('connection', 'close');
  response.write(text);
  const end = (): void => {
    clearTimeout(patience);
    response.end();
  };
  const patience = setTimeout(end, LINGER_MS);
  request.once('close', end).once('end', end).resume();
}
