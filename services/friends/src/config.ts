import { port, serviceSettings } from '@proximity/common/config';
import { consumerSettings } from '@proximity/common/events/consumer-settings';
import { z } from 'zod';

/** Settings of friends. */
export const configSchema = z.object({
  ...serviceSettings,
  ...consumerSettings,
  /** The gRPC port. */
  PORT: port.default(50056),
  /** Health and metrics; without it they are not served. */
  OPS_PORT: port.optional(),
  /** PostgreSQL, e.g. postgresql://user:password@host:5432/friends. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** `host:port` of accounts, or `dns:///name:port` for several replicas. */
  ACCOUNTS_ADDRESS: z.string().min(1),
  /** Where all replicas keep the top lists, e.g. redis://host:6379; without it each process keeps its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
});

export type FriendsConfig = z.output<typeof configSchema>;
