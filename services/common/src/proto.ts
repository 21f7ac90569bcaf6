import { join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { AccountsDefinition } from './gen/proximity/accounts/v1/Accounts';
import type { FriendsDefinition } from './gen/proximity/friends/v1/Friends';
import type { GameScheduleDefinition } from './gen/proximity/gameschedule/v1/GameSchedule';
import type { PlayDefinition } from './gen/proximity/play/v1/Play';
import type { SimilarityDefinition } from './gen/proximity/similarity/v1/Similarity';
import type { StatsDefinition } from './gen/proximity/stats/v1/Stats';

export type {
  AccountsDefinition,
  FriendsDefinition,
  GameScheduleDefinition,
  PlayDefinition,
  SimilarityDefinition,
  StatsDefinition,
};

/** The contracts lie beside the services: ../../../protos from here, in the sources as in the build. */
const DIRECTORY = join(__dirname, '..', '..', '..', 'protos');

/**
 * The contract of `protos/similarity.proto`. Reads the file at each call, as all of these do; whole numbers come as
 * numbers, enums as their names, and every field has at least its default.
 */
export function similarityDefinition(): SimilarityDefinition {
  return load<SimilarityDefinition>('similarity.proto', 'proximity.similarity.v1.Similarity');
}

/** The contract of `protos/accounts.proto`. */
export function accountsDefinition(): AccountsDefinition {
  return load<AccountsDefinition>('accounts.proto', 'proximity.accounts.v1.Accounts');
}

/** The contract of `protos/friends.proto`. */
export function friendsDefinition(): FriendsDefinition {
  return load<FriendsDefinition>('friends.proto', 'proximity.friends.v1.Friends');
}

/** The contract of `protos/game-schedule.proto`. */
export function gameScheduleDefinition(): GameScheduleDefinition {
  return load<GameScheduleDefinition>('game-schedule.proto', 'proximity.gameschedule.v1.GameSchedule');
}

/** The contract of `protos/play.proto`. */
export function playDefinition(): PlayDefinition {
  return load<PlayDefinition>('play.proto', 'proximity.play.v1.Play');
}

/** The contract of `protos/stats.proto`. */
export function statsDefinition(): StatsDefinition {
  return load<StatsDefinition>('stats.proto', 'proximity.stats.v1.Stats');
}

function load<D extends ServiceDefinition>(file: string, service: string): D {
  const definition = loadSync(join(DIRECTORY, file), {
    longs: Number,
    enums: String,
    defaults: true,
    oneofs: true,
  })[service];
  if (!definition) throw new Error(`${file} has no service ${service}.`);
  return definition as unknown as D;
}
