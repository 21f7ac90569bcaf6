import { port, serviceSettings } from '@proximity/common/config';
import { consumerSettings } from '@proximity/common/events/consumer-settings';
import { z } from 'zod';

/** Settings of stats. */
export const configSchema = z.object({
  ...serviceSettings,
  ...consumerSettings,
  /** The gRPC port. */
  PORT: port.default(50055),
  /** Health and metrics; without it they are not served. */
  OPS_PORT: port.optional(),
  /** PostgreSQL, e.g. postgresql://user:password@host:5432/stats. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
});

export type StatsConfig = z.output<typeof configSchema>;
