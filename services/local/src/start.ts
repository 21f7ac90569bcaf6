import { createRegistry } from '@proximity/common/metrics';
import { readConfig } from '@proximity/common/config';
import { createLogger, type Logger } from '@proximity/common/logger';
import { configSchema as gameScheduleConfig } from '@proximity/game-schedule/config';
import { start as startGameSchedule } from '@proximity/game-schedule/start';
import { configSchema as gatewayConfig } from '@proximity/gateway/config';
import { start as startGateway } from '@proximity/gateway/start';
import { configSchema as similarityConfig } from '@proximity/similarity/config';
import { ownVectorSettings } from '@proximity/similarity/own-vectors';
import { start as startSimilarity } from '@proximity/similarity/start';
import pino from 'pino';
import { logFile, type LocalConfig } from './config';
import { claimDataDirectory, localKey, removeRunning, writeRunning } from './data-directory';
import { startCluster, type Cluster } from './postgres/cluster';
import { ensureDatabase } from './postgres/databases';

export interface LocalOptions {
  config: LocalConfig;
  /** Told, in a few words, what is being done. */
  progress: (step: string) => void;
  /** Cuts the start off: what has begun is stopped again, and the start rejects. */
  signal?: AbortSignal;
}

export interface RunningLocal {
  url: string;
  /** Resolves with a sentence when something without which nothing works has ended. */
  failed: Promise<string>;
  stop: () => Promise<void>;
}

type Stop = () => Promise<void>;

/** Starts every service in this process, on one machine, over an embedded PostgreSQL. */
export async function startLocal({ config, progress, signal }: LocalOptions): Promise<RunningLocal> {
  const release = claimDataDirectory(config.DATA_DIR);
  const stops: Stop[] = [() => Promise.resolve(release())];
  const step = (text: string): void => {
    signal?.throwIfAborted();
    progress(text);
  };
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    return { ...(await startParts(config, step, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: LocalConfig,
  progress: LocalOptions['progress'],
  stops: Stop[],
): Promise<Omit<RunningLocal, 'stop'>> {
  const destination = pino.destination({ dest: logFile(config), sync: false, mkdir: true });
  stops.push(() => new Promise((resolve) => destination.flush(() => resolve())));
  const loggerOf = (service: string): Logger =>
    createLogger({ service, level: config.LOG_LEVEL, destination });
  const registry = createRegistry();
  const sealKeys = `1:${localKey(config.DATA_DIR, 'seal.key')}`;

  progress('Starting PostgreSQL');
  const { databaseUrl, failed } = await database(config, stops);

  progress('Loading the word vectors');
  const similarity = await startSimilarity(
    readConfig(similarityConfig, {
      ...ownVectorSettings(config.OWN_VECTORS),
      DATA_DIR: config.DATA_DIR,
      SEAL_KEYS: sealKeys,
      PORT: '0',
    }),
    { logger: loggerOf('similarity'), registry },
  );
  stops.push(() => similarity.stop());
  const similarityAddress = `127.0.0.1:${similarity.port}`;

  progress('Opening the schedule');
  const gameSchedule = await startGameSchedule(
    readConfig(gameScheduleConfig, {
      DATABASE_URL: databaseUrl,
      SIMILARITY_ADDRESS: similarityAddress,
      SEAL_KEYS: sealKeys,
      SCHEDULE_KEY: localKey(config.DATA_DIR, 'schedule.key'),
      PORT: '0',
    }),
    { logger: loggerOf('game-schedule'), registry },
  );
  stops.push(() => gameSchedule.stop());
  const gameScheduleAddress = `127.0.0.1:${gameSchedule.port}`;

  progress('Opening the page');
  const gateway = await startGateway(
    readConfig(gatewayConfig, {
      HOST: config.HOST,
      PORT: String(config.PORT),
      OPS_PORT: String(config.OPS_PORT ?? (config.PORT === 0 ? 0 : config.PORT + 1)),
      SIMILARITY_ADDRESS: similarityAddress,
      GAME_SCHEDULE_ADDRESS: gameScheduleAddress,
    }),
    { logger: loggerOf('gateway'), registry },
  );
  stops.push(() => gateway.stop());

  const host = config.HOST === '127.0.0.1' ? 'localhost' : config.HOST;
  const url = `http://${host}:${gateway.port}`;
  const opsUrl = `http://127.0.0.1:${gateway.opsPort}`;
  writeRunning(config.DATA_DIR, {
    pid: process.pid,
    url,
    opsUrl,
    similarityAddress,
    gameScheduleAddress,
    gameScheduleDatabaseUrl: databaseUrl,
  });
  stops.push(() => Promise.resolve(removeRunning(config.DATA_DIR)));
  return { url, failed };
}

async function database(
  config: LocalConfig,
  stops: Stop[],
): Promise<{ databaseUrl: string; failed: Promise<string> }> {
  if (config.DATABASE_URL_GAME_SCHEDULE) {
    return { databaseUrl: config.DATABASE_URL_GAME_SCHEDULE, failed: new Promise(() => undefined) };
  }
  const cluster: Cluster = await startCluster({ directory: `${config.DATA_DIR}/postgres` });
  stops.push(cluster.stop);
  return { databaseUrl: await ensureDatabase(cluster, 'game_schedule'), failed: cluster.failed };
}
