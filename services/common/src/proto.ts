import { join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { AccountsDefinition } from './gen/proximity/accounts/v1/Accounts';
import type { GameScheduleDefinition } from './gen/proximity/gameschedule/v1/GameSchedule';
import type { PlayDefinition } from './gen/proximity/play/v1/Play';
import type { SimilarityDefinition } from './gen/proximity/similarity/v1/Similarity';

export type { AccountsDefinition, GameScheduleDefinition, PlayDefinition, SimilarityDefinition };

/** The contracts lie beside the services: ../../../protos from here, in the sources as in the build. */
const DIRECTORY = join(__dirname, '..', '..', '..', 'protos');

export function similarityDefinition(): SimilarityDefinition {
  return load<SimilarityDefinition>('similarity.proto', 'proximity.similarity.v1.Similarity');
}

export function accountsDefinition(): AccountsDefinition {
  return load<AccountsDefinition>('accounts.proto', 'proximity.accounts.v1.Accounts');
}

export function gameScheduleDefinition(): GameScheduleDefinition {
  return load<GameScheduleDefinition>('game-schedule.proto', 'proximity.gameschedule.v1.GameSchedule');
}

export function playDefinition(): PlayDefinition {
  return load<PlayDefinition>('play.proto', 'proximity.play.v1.Play');
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
