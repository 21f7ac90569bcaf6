import type { LocalRun } from '../local-run';
import { startCluster, type Cluster } from './cluster';
import { ensureDatabase } from './databases';

/** Connection URLs, one per service. */
export interface ServiceDatabases {
  gameSchedule: string;
  accounts: string;
  play: string;
  stats: string;
  friends: string;
}

/**
 * A database for each service: those of the settings, and the rest in one embedded PostgreSQL.
 * @returns `failed` resolves with a sentence when the embedded one ends by itself
 */
export async function openDatabases(
  run: LocalRun,
): Promise<{ databases: ServiceDatabases; failed: Promise<string> }> {
  const { config } = run;
  let cluster: Promise<Cluster> | undefined;
  const urlOf = async (given: string | undefined, name: string): Promise<string> => {
    if (given) return given;
    cluster ??= startEmbedded(run);
    return ensureDatabase(await cluster, name);
  };
  const databases = {
    gameSchedule: await urlOf(config.DATABASE_URL_GAME_SCHEDULE, 'game_schedule'),
    accounts: await urlOf(config.DATABASE_URL_ACCOUNTS, 'accounts'),
    play: await urlOf(config.DATABASE_URL_PLAY, 'play'),
    stats: await urlOf(config.DATABASE_URL_STATS, 'stats'),
    friends: await urlOf(config.DATABASE_URL_FRIENDS, 'friends'),
  };
  return { databases, failed: (await cluster)?.failed ?? new Promise(() => undefined) };
}

async function startEmbedded({ config, onStop }: LocalRun): Promise<Cluster> {
  const cluster = await startCluster({ directory: `${config.DATA_DIR}/postgres` });
  onStop(() => cluster.stop());
  return cluster;
}
