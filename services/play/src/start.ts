import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import { PROCESSED_EVENTS_MIGRATIONS } from '@proximity/common/events/apply-once';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { EventBus } from '@proximity/common/events/event-bus';
import { OUTBOX_MIGRATIONS } from '@proximity/common/events/outbox';
import { startOutboxRelay } from '@proximity/common/events/outbox-relay';
import { DEAD_LETTERS_MIGRATIONS, postgresDeadLetters } from '@proximity/common/events/postgres-dead-letters';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { startGrpcServer } from '@proximity/common/grpc-server';
import type { Logger } from '@proximity/common/logger';
import { createMetrics, type Registry } from '@proximity/common/metrics';
import { migrate } from '@proximity/common/migrations';
import { startOpsServer, type RunningServer } from '@proximity/common/ops-server';
import { createPool, type Pool } from '@proximity/common/postgres';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { PlayConfig } from './config';
import { createExportGames } from './domain/export-games';
import { createFriendGames } from './domain/friend-game';
import { createGiveUpGame } from './domain/give-up-game';
import { createReadGames } from './domain/read-games';
import { createSaveGame } from './domain/save-game';
import { deletePlayers } from './events/delete-players';
import { createGameWords } from './grpc/game-words';
import { playService, type PlayParts } from './grpc/play-service';
import { createSavedGames } from './repository/saved-games';

export interface PlayDependencies {
  logger: Logger;
  registry: Registry;
  /** The bus of the process; without one, play makes its own as the configuration says. */
  bus?: EventBus;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
}

export interface RunningPlay {
  port: number;
  /** Absent where the configuration has no OPS_PORT. */
  opsPort?: number;
  /** Resolves with a sentence when events can no longer come or go: the process should end. */
  failed: Promise<string>;
  stop(): Promise<void>;
}

type Stop = () => Promise<void> | void;

const MIGRATIONS = [
  join(__dirname, '..', 'migrations'),
  OUTBOX_MIGRATIONS,
  PROCESSED_EVENTS_MIGRATIONS,
  DEAD_LETTERS_MIGRATIONS,
];
/** Shorter than the gateway's patience, so that the reason still reaches it. */
const SCHEDULE_DEADLINE_MS = 2_000;

/** Brings the database up to date, then keeps games. @throws Error when the database or a port cannot be had */
export async function start(config: PlayConfig, dependencies: PlayDependencies): Promise<RunningPlay> {
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
  config: PlayConfig,
  dependencies: PlayDependencies,
  stops: Stop[],
): Promise<Omit<RunningPlay, 'stop'>> {
  const { logger, registry } = dependencies;
  let ready = false;
  const ops = await startOps(config, registry, () => ready);
  stops.push(() => ops?.stop());
  await openDatabase(config, logger);
  const pool = createPool({ url: config.DATABASE_URL, logger });
  stops.push(() => pool.end());
  const bus = startEvents(config, dependencies, pool, stops);

  const server = await startGrpcServer({
    services: [playService(wire(config, dependencies, pool, stops))],
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
  return { port: server.port, ...(ops ? { opsPort: ops.port } : {}), failed: bus.failed };
}

async function startOps(
  { HOST, OPS_PORT }: PlayConfig,
  registry: Registry,
  isReady: () => boolean,
): Promise<RunningServer | undefined> {
  if (OPS_PORT === undefined) return undefined;
  return startOpsServer({ host: HOST, port: OPS_PORT, registry, ready: () => Promise.resolve(isReady()) });
}

async function openDatabase({ DATABASE_URL: url }: PlayConfig, logger: Logger): Promise<void> {
  try {
    for (const directory of MIGRATIONS) await migrate({ url, directory, logger });
  } catch (cause) {
    throw new Error(`The database of play (DATABASE_URL) cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** What is in the outbox goes out, and deleted accounts come in. */
function startEvents(
  config: PlayConfig,
  { logger, registry, bus: given }: PlayDependencies,
  pool: Pool,
  stops: Stop[],
): EventBus {
  const deadLetters = postgresDeadLetters(pool);
  const bus = given ?? createEventBus({ settings: config, clientId: 'play', logger, registry, deadLetters });
  if (!given) stops.push(() => bus.stop());
  const subscription = bus.subscribe(deletePlayers(pool));
  stops.push(() => subscription.stop());
  const relay = startOutboxRelay({
    ...{ service: 'play', databaseUrl: config.DATABASE_URL, publisher: bus.publisher, logger, registry },
  });
  stops.push(() => relay.stop());
  return bus;
}

/** The rules of play over the real database and the real schedule. */
function wire(
  { GAME_SCHEDULE_ADDRESS: address }: PlayConfig,
  { clock = systemClock }: PlayDependencies,
  pool: Pool,
  stops: Stop[],
): PlayParts {
  const schedule = createGrpcClient(gameScheduleDefinition(), { address, deadlineMs: SCHEDULE_DEADLINE_MS });
  stops.push(() => schedule.close());
  const savedGames = createSavedGames(pool);
  const words = createGameWords(schedule);
  const saving = { savedGames, words, clock, newId: randomUUID };
  return {
    saveGame: createSaveGame(saving),
    giveUpGame: createGiveUpGame(saving),
    games: createReadGames(saving),
    friendGames: createFriendGames(saving),
    exportGames: createExportGames(savedGames),
  };
}

/** Where a name has several addresses and none answers, the error has a code but no message. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code || error);
}
