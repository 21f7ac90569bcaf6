import { join } from 'node:path';
import { port, serviceSettings } from '@proximity/common/config';
import { z } from 'zod';

const ADDRESS = /^(dns:\/\/\/)?(\[[\da-f:]+\]|[^\s:/[\]]+):\d{1,5}$/i;
const address = z.string().regex(ADDRESS, 'must be host:port, or dns:///name:port');

export const configSchema = z.object({
  ...serviceSettings,
  PORT: port.default(8080),
  /** Health and metrics; without it there are none. */
  OPS_PORT: port.optional(),
  SIMILARITY_ADDRESS: address,
  GAME_SCHEDULE_ADDRESS: address,
  ACCOUNTS_ADDRESS: address,
  PLAY_ADDRESS: address,
  STATS_ADDRESS: address,
  FRIENDS_ADDRESS: address,
  /** Where limits are counted for all replicas together; without it, each counts its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** All limits times this: for load tests, which come from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How many scores, hints and lists one address may ask for in a minute; unlimited unless an ingress has no limits. */
  WORDS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  /** Where players make and manage their accounts, if that is not here. */
  ACCOUNT_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The address that players type. Without it a write must come from the host that it is sent to. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://play.example' })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** The built page. */
  FRONTEND_DIR: z.string().default(join(__dirname, '..', '..', '..', 'frontend', 'dist')),
  /** How many proxies of ours stand before the gateway: exactly that many are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** The share of answered guesses that leave a log line. */
  LOG_SAMPLE: z.coerce.number().min(0).max(1).default(0.01),
});

export type GatewayConfig = z.output<typeof configSchema>;
