import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from './config';
import type { Registry } from './metrics';

export interface OpsServerOptions {
  host: string;
  port: number;
  registry: Registry;
  /** Whether this process can do its work now; a rejection counts as no. */
  ready: () => Promise<boolean>;
}

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

/** Health and metrics on a port of their own, which the outside never sees: /livez, /readyz, /metrics. */
export async function startOpsServer({
  host,
  port,
  registry,
  ready,
}: OpsServerOptions): Promise<RunningServer> {
  const server = createServer((request, response) => void answer(request, response, registry, ready));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new ConfigError([`OPS_PORT: ${port} is in use on ${host}`]) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  registry: Registry,
  ready: () => Promise<boolean>,
): Promise<void> {
  const path = request.url?.split('?')[0];
  if (path === '/livez') return send(response, 200, 'alive\n');
  if (path === '/readyz') {
    const isReady = await ready().catch(() => false);
    return send(response, isReady ? 200 : 503, isReady ? 'ready\n' : 'not ready\n');
  }
  if (path === '/metrics') return sendMetrics(response, registry);
  send(response, 404, 'There is /livez, /readyz and /metrics.\n');
}

/** A collector that fails costs the scrape, not the process. */
async function sendMetrics(response: ServerResponse, registry: Registry): Promise<void> {
  const metrics = await registry.metrics().catch(() => undefined);
  if (metrics === undefined) return send(response, 500, 'The metrics cannot be read.\n');
  send(response, 200, metrics, registry.contentType);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
