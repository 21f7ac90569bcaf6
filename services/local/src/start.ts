import { endAll, type Stop } from '@proximity/common/end-all';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import pino from 'pino';
import { logFile, type LocalConfig } from './config';
import {
  claimDataDirectory,
  databaseUrls,
  removeRunning,
  writeRunning,
  type RunningLauncher,
} from './data-directory';
import { startSignIn } from './identity-provider/sample-players';
import { together, type LocalRun } from './local-run';
import { openPage } from './page';
import { openBus, startAccounts, startFriends, startPlay, startStats } from './player-services';
import { portsOf, requireFreePorts, type Ports } from './ports';
import { openDatabases } from './postgres/service-databases';
import { startGameSchedule, startSimilarity } from './word-services';

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

/** Starts every service in this process, on one machine, over an embedded PostgreSQL. */
export async function startLocal({ config, progress, signal }: LocalOptions): Promise<RunningLocal> {
  const release = claimDataDirectory(config.DATA_DIR);
  const stops: Stop[] = [() => Promise.resolve(release())];
  const step = (text: string): void => {
    signal?.throwIfAborted();
    progress(text);
  };
  try {
    const ports = portsOf(config);
    await requireFreePorts(ports, config.HOST);
    return { ...(await startParts(localRun(config, stops), ports, step)), stop: () => endAll(stops) };
  } catch (error) {
    // The reason why it cannot start is what the player has to read; a part that cannot be ended is not.
    await endAll(stops).catch(() => undefined);
    throw error;
  }
}

function localRun(config: LocalConfig, stops: Stop[]): LocalRun {
  const destination = pino.destination({ dest: logFile(config), sync: false, mkdir: true });
  stops.push(() => new Promise<void>((resolve) => destination.flush(() => resolve())));
  return {
    config,
    registry: createRegistry(),
    loggerOf: (service) => createLogger({ service, level: config.LOG_LEVEL, destination }),
    onStop: (stop) => stops.push(stop),
  };
}

async function startParts(
  run: LocalRun,
  ports: Ports,
  progress: LocalOptions['progress'],
): Promise<Omit<RunningLocal, 'stop'>> {
  progress('Starting PostgreSQL and loading the word vectors');
  const [{ databases, failed }, similarityAddress, signIn] = await together([
    openDatabases(run),
    startSimilarity(run),
    startSignIn(run, ports.identityProvider),
  ]);
  const { identityProviders, providerUrl } = signIn;

  progress('Opening schedule, accounts and games');
  const bus = openBus(run, databases.play);
  const [gameScheduleAddress, accountsAddress, statsAddress] = await together([
    startGameSchedule(run, { databaseUrl: databases.gameSchedule, similarityAddress }),
    startAccounts(run, { databaseUrl: databases.accounts, bus, identityProviders }),
    startStats(run, { databaseUrl: databases.stats, bus }),
  ]);
  const [playAddress, friendsAddress] = await together([
    startPlay(run, { databaseUrl: databases.play, bus, gameScheduleAddress }),
    startFriends(run, { databaseUrl: databases.friends, bus, accountsAddress }),
  ]);
  const words = { similarityAddress, gameScheduleAddress };
  const addresses = { ...words, accountsAddress, playAddress, statsAddress, friendsAddress };

  progress('Opening the page');
  const page = await openPage(run, ports, addresses);
  announce(run, {
    ...page,
    ...addresses,
    ...databaseUrls(databases),
    ...(providerUrl ? { providerUrl } : {}),
  });
  return { url: page.url, failed: Promise.race([failed, bus.failed]) };
}

function announce({ config, onStop }: LocalRun, facts: Omit<RunningLauncher, 'pid'>): void {
  writeRunning(config.DATA_DIR, { pid: process.pid, ...facts });
  onStop(() => Promise.resolve(removeRunning(config.DATA_DIR)));
}
