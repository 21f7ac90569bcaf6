import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, type Clock } from '@proximity/common/clock';
import { ConfigError } from '@proximity/common/config';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { startOpsServer } from '@proximity/common/ops-server';
import { createApp } from './app';
import type { GatewayConfig } from './config';
import { connectGameSchedule } from './game-schedule/game-schedule-client';
import { answerBrokenRequest } from './http/answer-broken-request';
import { drain } from './http/drain';
import { isPageBuilt } from './page/serve-page';
import { connectSimilarity } from './similarity/similarity-client';

export interface GatewayDeps {
  logger: Logger;
  registry: Registry;
  clock?: Clock;
}

export interface RunningGateway {
  port: number;
  /** Where health and metrics are, if a port was set for them. */
  opsPort?: number;
  /** Answers what is under way, then ends all connections. */
  stop(): Promise<void>;
}

// A slow client may take this long to send its headers, and all of its request.
const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
// Longer than load balancers keep an idle connection, so that they are the ones who end it.
const KEEP_ALIVE_MS = 65_000;

/** Starts the gateway. Its services need not be there yet: their calls answer 503 until they are. */
export async function start(config: GatewayConfig, deps: GatewayDeps): Promise<RunningGateway> {
  const { logger, registry, clock = systemClock } = deps;
  if (!isPageBuilt(config.FRONTEND_DIR)) {
    logger.warn(
      { directory: config.FRONTEND_DIR },
      'The page has not been built; only the calls are served.',
    );
  }
  const similarity = connectSimilarity(config.SIMILARITY_ADDRESS);
  const gameSchedule = connectGameSchedule(config.GAME_SCHEDULE_ADDRESS);
  const app = createApp({ config, similarity, gameSchedule, clock, logger, registry });
  const server = createServer({ ...TIMEOUTS, keepAliveTimeout: KEEP_ALIVE_MS }, app);
  server.on('clientError', answerBrokenRequest);
  let draining = false;
  const port = await listen(server, config);
  const ops = await startOps(config, registry, () => Promise.resolve(!draining));
  logger.info({ port, opsPort: ops?.port }, 'The gateway is listening.');
  return {
    port,
    ...(ops && { opsPort: ops.port }),
    async stop() {
      draining = true;
      await drain(server);
      similarity.close();
      gameSchedule.close();
      await ops?.stop();
    },
  };
}

async function startOps(
  { HOST: host, OPS_PORT: port }: GatewayConfig,
  registry: Registry,
  ready: () => Promise<boolean>,
): Promise<Awaited<ReturnType<typeof startOpsServer>> | undefined> {
  return port === undefined ? undefined : startOpsServer({ host, port, registry, ready });
}

function listen(server: Server, { HOST, PORT }: GatewayConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new ConfigError([`PORT: ${PORT} is in use on ${HOST}`]) : error),
    );
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
