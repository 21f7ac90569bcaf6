import { z } from 'zod';
import { LEAST_MEMORY_DAYS } from './event-retention';
import { eventSettings } from './event-settings';

/** What says how events come in; a part of the configuration of every service that reads any. */
export const consumerSettings = {
  ...eventSettings,
  /** How many days it is remembered which events were applied. Longer where the brokers keep topics for longer than a month. */
  PROCESSED_EVENTS_DAYS: z.coerce
    .number()
    .int()
    .min(LEAST_MEMORY_DAYS)
    .max(10_000)
    .default(LEAST_MEMORY_DAYS),
  /** How often, in seconds, what is older than that is deleted. */
  PROCESSED_EVENTS_PURGE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
};

export type ConsumerSettings = z.output<z.ZodObject<typeof consumerSettings>>;
