import { port, serviceSettings } from '@proximity/common/config';
import { consumerSettings } from '@proximity/common/events/consumer-settings';
import { z } from 'zod';

/** Settings of play. */
export const configSchema = z.object({
  ...serviceSettings,
  ...consumerSettings,
  /** The gRPC port. */
  PORT: port.default(50054),
  /** Health and metrics; without it they are not served. */
  OPS_PORT: port.optional(),
  /** PostgreSQL, e.g. postgresql://user:password@host:5432/play. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `host:port` of game-schedule, or `dns:///name:port` for several replicas. */
  GAME_SCHEDULE_ADDRESS: z.string().min(1),
});

export type PlayConfig = z.output<typeof configSchema>;
