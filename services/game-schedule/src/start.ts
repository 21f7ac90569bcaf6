import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { startGrpcServer } from '@proximity/common/grpc-server';
import type { Logger } from '@proximity/common/logger';
import { createMetrics, type Registry } from '@proximity/common/metrics';
import { migrate } from '@proximity/common/migrations';
import { startOpsServer, type RunningServer } from '@proximity/common/ops-server';
import { createPool } from '@proximity/common/postgres';
import { similarityDefinition } from '@proximity/common/proto';
import { createSealer } from '@proximity/common/sealed-secret';
import type { GameScheduleConfig } from './config';
import { createCheckSolution } from './domain/check-solution';
import { createCustomGames, type RandomIndex } from './domain/custom-games';
import { createGames } from './domain/games';
import { createWordOrders } from './domain/word-orders';
import { gameScheduleService } from './grpc/game-schedule-service';
import { createSecretWords } from './grpc/secret-words';
import { createScheduledWords } from './repository/scheduled-words';

export interface GameScheduleDependencies {
  logger: Logger;
  registry: Registry;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
  /** Picks the word of a random game; cryptographically random unless a test picks. */
  randomIndex?: RandomIndex;
}

export interface RunningGameSchedule {
  port: number;
  /** Absent where the configuration has no OPS_PORT. */
  opsPort?: number;
  stop(): Promise<void>;
}

type Stop = () => Promise<void> | void;

const MIGRATIONS = join(__dirname, '..', 'migrations');
/** Shorter than the gateway's patience, so that the reason still reaches it. */
const SIMILARITY_DEADLINE_MS = 1_500;

/** Brings the database up to date, then serves the schedule. @throws Error when the database or a port cannot be had */
export async function start(
  config: GameScheduleConfig,
  dependencies: GameScheduleDependencies,
): Promise<RunningGameSchedule> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    return { ...(await startParts(config, dependencies, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: GameScheduleConfig,
  dependencies: GameScheduleDependencies,
  stops: Stop[],
): Promise<Omit<RunningGameSchedule, 'stop'>> {
  const { logger, registry } = dependencies;
  let ready = false;
  const ops = await startOps(config, registry, () => ready);
  stops.push(() => ops?.stop());
  await openDatabase(config, logger);

  const server = await startGrpcServer({
    services: [gameScheduleService(wire(config, dependencies, stops))],
    host: config.HOST,
    port: config.PORT,
    logger,
    metrics: createMetrics(registry),
  });
  stops.push(async () => {
    ready = false;
    server.setServing(false);
    await server.stop();
  });
  ready = true;
  return { port: server.port, ...(ops ? { opsPort: ops.port } : {}) };
}

async function startOps(
  { HOST, OPS_PORT }: GameScheduleConfig,
  registry: Registry,
  isReady: () => boolean,
): Promise<RunningServer | undefined> {
  if (OPS_PORT === undefined) return undefined;
  return startOpsServer({ host: HOST, port: OPS_PORT, registry, ready: () => Promise.resolve(isReady()) });
}

async function openDatabase({ DATABASE_URL: url }: GameScheduleConfig, logger: Logger): Promise<void> {
  await migrate({ url, directory: MIGRATIONS, logger }).catch((cause: unknown) => {
    throw new Error(`The schedule's database (DATABASE_URL) cannot be used: ${reasonOf(cause)}`, { cause });
  });
}

/** The rules of the schedule over the real database, the real similarity service and the real keys. */
function wire(
  config: GameScheduleConfig,
  { logger, clock = systemClock, randomIndex = randomInt }: GameScheduleDependencies,
  stops: Stop[],
) {
  const pool = createPool({ url: config.DATABASE_URL, logger });
  const similarity = createGrpcClient(similarityDefinition(), {
    address: config.SIMILARITY_ADDRESS,
    deadlineMs: SIMILARITY_DEADLINE_MS,
  });
  stops.push(
    () => pool.end(),
    () => similarity.close(),
  );

  const sealer = createSealer(config.SEAL_KEYS);
  const words = createSecretWords(similarity);
  const orderOf = createWordOrders(words, config.SCHEDULE_KEY);
  const games = createGames({ clock, sealer, orderOf, scheduled: createScheduledWords(pool) });
  return {
    clock,
    games,
    checkSolution: createCheckSolution({ games, words }),
    customGames: createCustomGames({ sealer, words, orderOf, randomIndex }),
  };
}

/** Where a name has several addresses and none answers, the error has a code but no message. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code || error);
}
