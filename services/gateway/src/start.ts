import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, type Clock } from '@proximity/common/clock';
import { ConfigError } from '@proximity/common/config';
import { endAll, type Stop } from '@proximity/common/end-all';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { startOpsServer, type RunningServer } from '@proximity/common/ops-server';
import { createRedis, type Redis } from '@proximity/common/redis';
import { createApp } from './app';
import type { GatewayConfig } from './config';
import { createHttpServer } from './http/create-http-server';
import { drain } from './http/drain';
import { createLimits } from './limits/limits';
import { isPageBuilt } from './page/serve-page';
import { connectServices } from './services';

export interface GatewayDeps {
  logger: Logger;
  registry: Registry;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
}

export interface RunningGateway {
  port: number;
  /** Where health and metrics are, if a port was set for them. */
  opsPort?: number;
  /** Answers what is under way, then ends all connections. */
  stop(): Promise<void>;
}

/** Starts the gateway. Its services need not be there yet: their calls answer 503 until they are. */
export async function start(config: GatewayConfig, deps: GatewayDeps): Promise<RunningGateway> {
  const stops: Stop[] = [];
  try {
    return { ...(await startParts(config, deps, stops)), stop: () => endAll(stops) };
  } catch (error) {
    await endAll(stops).catch((failure: unknown) =>
      deps.logger.warn({ err: failure }, 'A part could not be ended.'),
    );
    throw error;
  }
}

async function startParts(
  config: GatewayConfig,
  { logger, registry, clock = systemClock }: GatewayDeps,
  stops: Stop[],
): Promise<Omit<RunningGateway, 'stop'>> {
  let draining = false;
  let ops: RunningServer | undefined = undefined;
  const services = connectServices(config, clock);
  const redis = openRedis(config, logger);
  stops.push(
    () => ops?.stop(),
    () => services.close(),
    () => redis?.disconnect(),
  );
  if (!isPageBuilt(config.FRONTEND_DIR)) {
    const { FRONTEND_DIR: directory } = config;
    logger.warn({ directory }, 'The page has not been built; only the calls are served.');
  }
  const { RATE_LIMIT_FACTOR: factor, WORDS_PER_MINUTE: wordsPerMinute } = config;
  const limits = createLimits({ factor, wordsPerMinute, redis });
  const app = createApp({ config, services, limits, clock, logger, registry });
  const server = createHttpServer(app);
  const port = await listen(server, config);
  stops.push(() => {
    draining = true;
    return drain(server);
  });
  // After the port of the page: where both are taken, by another start of this, the sentence names that one.
  ops = await startOps(config, registry, () => !draining);
  return { port, ...(ops && { opsPort: ops.port }) };
}

function openRedis({ REDIS_URL: url }: GatewayConfig, logger: Logger): Redis | undefined {
  return url === undefined ? undefined : createRedis(url, logger);
}

async function startOps(
  { HOST: host, OPS_PORT: port }: GatewayConfig,
  registry: Registry,
  isReady: () => boolean,
): Promise<RunningServer | undefined> {
  if (port === undefined) return undefined;
  return startOpsServer({ host, port, registry, ready: () => Promise.resolve(isReady()) });
}

function listen(server: Server, { HOST, PORT }: GatewayConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new ConfigError([`PORT: ${PORT} is in use on ${HOST}`]) : error),
    );
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
