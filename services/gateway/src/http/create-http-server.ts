import { createServer, type RequestListener, type Server } from 'node:http';
import { answerBrokenRequest } from './answer-broken-request';

/** How long a slow client may take to send its headers, and all of its request. */
export interface ClientTimeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** How often that is looked at. */
  connectionsCheckingInterval: number;
}

const TIMEOUTS: ClientTimeouts = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};
// Longer than load balancers keep an idle connection, so that they are the ones who end it.
const KEEP_ALIVE_MS = 65_000;

/** A server that no slow or broken client can hold. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  server.on('clientError', answerBrokenRequest);
  return server;
}
