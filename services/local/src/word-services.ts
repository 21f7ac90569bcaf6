import { readConfig } from '@proximity/common/config';
import { configSchema as gameScheduleConfig } from '@proximity/game-schedule/config';
import { start as startGameScheduleService } from '@proximity/game-schedule/start';
import { configSchema as similarityConfig } from '@proximity/similarity/config';
import { ownVectorSettings } from '@proximity/similarity/own-vectors';
import { start as startSimilarityService } from '@proximity/similarity/start';
import { localKey, randomKey } from './data-directory';
import type { LocalRun } from './local-run';

/** How near words lie. @returns its address */
export async function startSimilarity({ config, loggerOf, registry, onStop }: LocalRun): Promise<string> {
  const similarity = await startSimilarityService(
    readConfig(similarityConfig, {
      ...ownVectorSettings(config.OWN_VECTORS),
      DATA_DIR: config.DATA_DIR,
      SEAL_KEYS: sealKeys(config.DATA_DIR),
      PORT: '0',
    }),
    { logger: loggerOf('similarity'), registry },
  );
  onStop(() => similarity.stop());
  return `127.0.0.1:${similarity.port}`;
}

/** Which word is played when. @returns its address */
export async function startGameSchedule(
  { config, loggerOf, registry, onStop }: LocalRun,
  { databaseUrl, similarityAddress }: { databaseUrl: string; similarityAddress: string },
): Promise<string> {
  const gameSchedule = await startGameScheduleService(
    readConfig(gameScheduleConfig, {
      DATABASE_URL: databaseUrl,
      SIMILARITY_ADDRESS: similarityAddress,
      SEAL_KEYS: sealKeys(config.DATA_DIR),
      SCHEDULE_KEY: localKey(config.DATA_DIR, 'schedule.key', randomKey),
      PORT: '0',
    }),
    { logger: loggerOf('game-schedule'), registry },
  );
  onStop(() => gameSchedule.stop());
  return `127.0.0.1:${gameSchedule.port}`;
}

function sealKeys(dataDirectory: string): string {
  return `1:${localKey(dataDirectory, 'seal.key', randomKey)}`;
}
