import { newSigningKey } from '../../services/accounts/src/new-signing-key';
import { localKey, randomKey } from '../../services/local/src/data-directory';
import type { ServiceDatabases } from '../../services/local/src/postgres/service-databases';
import { waysToSignIn } from './identity-provider';
import { nodePart, placesOf, type Place } from './node-part';
import type { Part } from './supervise';

export interface Surroundings {
  directory: string;
  /** What the operator has set: who may sign in. */
  environment: NodeJS.ProcessEnv;
  /** Where the page is served, and to whom. */
  page: Place & { host: string };
  /** Where the sample players' identity provider is. */
  oidcPort: number;
  databases: ServiceDatabases;
  kafkaBrokers: string;
  redisUrl: string;
}

export interface ServiceParts {
  /** In the order of their start: who is in a layer may call who is in those before it. */
  layers: Part[][];
  places: Places;
  /** The sample players' identity provider, where there is one. */
  providerUrl?: string;
}

const SERVICES = ['similarity', 'gameSchedule', 'accounts', 'play', 'stats', 'friends'] as const;
type Places = Record<(typeof SERVICES)[number], Place>;

/** Every service as `dist/main.js` with its environment; each keeps its ports for the whole run. */
export async function serviceParts(surroundings: Surroundings): Promise<ServiceParts> {
  const { directory, environment, oidcPort } = surroundings;
  const places = await placesOf(SERVICES);
  const { identityProviders, provider } = waysToSignIn({ directory, port: oidcPort, environment });
  return {
    layers: [
      [...(provider ? [provider.part] : []), similarity(directory, places)],
      [gameSchedule(surroundings, places), accounts(surroundings, places, identityProviders)],
      [stats(surroundings, places), play(surroundings, places), friends(surroundings, places)],
      [gateway(surroundings, places)],
    ],
    places,
    ...(provider && { providerUrl: provider.url }),
  };
}

function similarity(directory: string, places: Places): Part {
  const env = { SEAL_KEYS: sealKeys(directory), DATA_DIR: directory };
  return nodePart({ name: 'similarity', place: places.similarity, directory, env });
}

function gameSchedule({ directory, databases }: Surroundings, places: Places): Part {
  const env = {
    DATABASE_URL: databases.gameSchedule,
    SIMILARITY_ADDRESS: places.similarity.address,
    SEAL_KEYS: sealKeys(directory),
    SCHEDULE_KEY: localKey(directory, 'schedule.key', randomKey),
  };
  return nodePart({ name: 'game-schedule', place: places.gameSchedule, directory, env });
}

function accounts(
  { directory, databases, kafkaBrokers }: Surroundings,
  places: Places,
  identityProviders: string,
): Part {
  const env = {
    DATABASE_URL: databases.accounts,
    KAFKA_BROKERS: kafkaBrokers,
    SIGNING_KEYS: localKey(directory, 'jwt.key', newSigningKey),
    IDENTITY_PROVIDERS: identityProviders,
  };
  return nodePart({ name: 'accounts', place: places.accounts, directory, env });
}

function play({ directory, databases, kafkaBrokers }: Surroundings, places: Places): Part {
  const env = {
    DATABASE_URL: databases.play,
    KAFKA_BROKERS: kafkaBrokers,
    GAME_SCHEDULE_ADDRESS: places.gameSchedule.address,
  };
  return nodePart({ name: 'play', place: places.play, directory, env });
}

function stats({ directory, databases, kafkaBrokers }: Surroundings, places: Places): Part {
  const env = { DATABASE_URL: databases.stats, KAFKA_BROKERS: kafkaBrokers };
  return nodePart({ name: 'stats', place: places.stats, directory, env });
}

function friends({ directory, databases, kafkaBrokers, redisUrl }: Surroundings, places: Places): Part {
  const env = {
    DATABASE_URL: databases.friends,
    KAFKA_BROKERS: kafkaBrokers,
    ACCOUNTS_ADDRESS: places.accounts.address,
    REDIS_URL: redisUrl,
  };
  return nodePart({ name: 'friends', place: places.friends, directory, env });
}

function gateway({ directory, page, redisUrl }: Surroundings, places: Places): Part {
  const env = {
    HOST: page.host,
    SIMILARITY_ADDRESS: places.similarity.address,
    GAME_SCHEDULE_ADDRESS: places.gameSchedule.address,
    ACCOUNTS_ADDRESS: places.accounts.address,
    PLAY_ADDRESS: places.play.address,
    STATS_ADDRESS: places.stats.address,
    FRIENDS_ADDRESS: places.friends.address,
    REDIS_URL: redisUrl,
  };
  return nodePart({ name: 'gateway', place: page, directory, env });
}

function sealKeys(directory: string): string {
  return `1:${localKey(directory, 'seal.key', randomKey)}`;
}
