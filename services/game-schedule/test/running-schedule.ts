import { randomBytes } from 'node:crypto';
import { fixedClock, type Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { gameScheduleDefinition, type GameScheduleDefinition } from '@proximity/common/proto';
import { createSealer, sealKeys, type Sealer } from '@proximity/common/sealed-secret';
import { NOON } from '../../../scripts/jest/noon';
import { ANY_PORTS, runInProcess, testParts, type InProcess } from '../../../scripts/jest/run-in-process';
import { configSchema } from '../src/config';
import type { RandomIndex } from '../src/domain/custom-games';
import { start } from '../src/start';

export type RunningSchedule = InProcess<GameScheduleDefinition>;

export interface ScheduleSettings {
  databaseUrl: string;
  similarityAddress: string;
  clock?: Clock;
  scheduleKey?: Buffer;
  /** Picks the words of random games; chance unless told otherwise. */
  randomIndex?: RandomIndex;
}

const SEAL_KEYS = `1:${randomBytes(32).toString('base64')}`;
/** Orders the words of the games of this suite. */
export const scheduleKey = randomBytes(32);

/** Opens what the services of this suite have sealed. */
export const sealer: Sealer = createSealer(sealKeys.parse(SEAL_KEYS));

/** Starts the whole service in this process, as main does, and a client of it. */
export function runSchedule(settings: ScheduleSettings): Promise<RunningSchedule> {
  const { clock = fixedClock(NOON), randomIndex } = settings;
  const parts = testParts('game-schedule');
  const config = readConfig(configSchema, {
    DATABASE_URL: settings.databaseUrl,
    SIMILARITY_ADDRESS: settings.similarityAddress,
    SEAL_KEYS,
    SCHEDULE_KEY: (settings.scheduleKey ?? scheduleKey).toString('base64'),
    ...ANY_PORTS,
  });
  return runInProcess({
    definition: gameScheduleDefinition(),
    parts,
    start: () => start(config, { ...parts, clock, ...(randomIndex && { randomIndex }) }),
  });
}
