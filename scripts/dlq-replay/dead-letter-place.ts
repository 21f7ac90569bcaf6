import { z } from 'zod';
import { readConfig } from '../../services/common/src/config';
import { eventSettings, type EventSettings } from '../../services/common/src/events/event-settings';

/** What running.json says, as far as it concerns dead letters. */
export interface RunningFacts {
  kafkaBrokers?: string;
  playDatabaseUrl?: string;
}

type KafkaSettings = EventSettings & { KAFKA_BROKERS: string[] };

export type DeadLetterPlace = { settings: KafkaSettings } | { databaseUrl: string };

/**
 * Where the dead letters lie: with the brokers that the environment names, or those of the run, or in the database of a
 * run without any.
 * @throws Error with a sentence that says what is wrong or missing
 */
export function deadLetterPlace(
  env: Record<string, string | undefined>,
  { kafkaBrokers, playDatabaseUrl }: RunningFacts,
): DeadLetterPlace {
  // as in every configuration, an empty value is an absent one
  const settings = readConfig(z.object(eventSettings), {
    ...env,
    KAFKA_BROKERS: env['KAFKA_BROKERS'] || kafkaBrokers,
  });
  if (settings.KAFKA_BROKERS) return { settings: { ...settings, KAFKA_BROKERS: settings.KAFKA_BROKERS } };
  if (playDatabaseUrl !== undefined) return { databaseUrl: playDatabaseUrl };
  throw new Error('Nothing runs in DATA_DIR, and there are no KAFKA_BROKERS.');
}
