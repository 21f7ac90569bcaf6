import { z } from 'zod';

const address = /^[A-Za-z0-9.-]+:\d{1,5}$/;

/** What says how events travel; a part of the configuration of every service that has any. */
export const eventSettings = {
  /** `host:port,host:port`; without it events stay inside the process. */
  KAFKA_BROKERS: z
    .string()
    .transform((text) => text.split(',').map((broker) => broker.trim()))
    .refine(
      (brokers) => brokers.every((broker) => address.test(broker)),
      'must be host:port, separated by commas',
    )
    .optional(),
  /** Before the names of topics and groups. */
  KAFKA_PREFIX: z
    .string()
    .regex(/^[a-z0-9.-]*$/, 'may have small letters, digits, dots and dashes')
    .default('proximity.'),
  /** Of topics that are not there yet. More than one broker: replication 3. */
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(1_000).default(3),
  KAFKA_REPLICATION: z.coerce.number().int().min(1).max(9).default(1),
  /** After how much silence a consumer counts as dead. */
  KAFKA_SESSION_TIMEOUT_MS: z.coerce.number().int().min(6_000).max(300_000).default(30_000),
};

export type EventSettings = z.output<z.ZodObject<typeof eventSettings>>;
