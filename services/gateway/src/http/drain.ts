import type { Server } from 'node:http';

const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/** Takes no new connection, lets running answers end, and closes kept-alive connections as they fall idle. */
export async function drain(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(force);
}
