import { port, serviceSettings } from '@proximity/common/config';
import { sealKeys } from '@proximity/common/sealed-secret';
import { z } from 'zod';

const SHORTEST_KEY_BYTES = 32;

const scheduleKey = z.base64().transform((text, context) => {
  const key = new Uint8Array(Buffer.from(text, 'base64'));
  if (key.length >= SHORTEST_KEY_BYTES) return key;
  context.addIssue(`must be at least ${SHORTEST_KEY_BYTES} bytes in base64`);
  return z.NEVER;
});

/** Settings of game-schedule. */
export const configSchema = z.object({
  ...serviceSettings,
  /** The gRPC port. */
  PORT: port.default(50052),
  /** Health and metrics; without it they are not served. */
  OPS_PORT: port.optional(),
  /** PostgreSQL, e.g. postgresql://user:password@host:5432/game_schedule. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `host:port` of the similarity service, or `dns:///name:port` for several replicas. */
  SIMILARITY_ADDRESS: z.string().min(1),
  /** The keys of sealed secrets, the same as similarity's. */
  SEAL_KEYS: sealKeys,
  /** Orders the words of games that nobody scheduled. Never change it: games to come would change their words. */
  SCHEDULE_KEY: scheduleKey,
});

export type GameScheduleConfig = z.output<typeof configSchema>;
