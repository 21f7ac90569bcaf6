import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { port } from '@proximity/common/config';
import { eventSettings } from '@proximity/common/events/event-settings';
import { ownVectors } from '@proximity/similarity/own-vectors';
import { z } from 'zod';

const repository = resolve(__dirname, '..', '..', '..');
const database = z.url({ protocol: /^postgres(ql)?$/ }).optional();

const settings = z.object({
  ...eventSettings,
  /** Where the page is served. */
  PORT: port.default(8080),
  /** The address to listen at; loopback only, unless you mean to show the game to others. */
  HOST: z.string().default('127.0.0.1'),
  /** Health and metrics; by default the port after PORT. */
  OPS_PORT: port.optional(),
  /** The sample players' identity provider; by default two ports after PORT. Part of their identity: keep it. */
  OIDC_PORT: port.optional(),
  /** Your identity providers, as accounts takes them, instead of the sample players'. */
  IDENTITY_PROVIDERS: z.string().optional(),
  /** `production`: the sample players, who need no password, never come. */
  NODE_ENV: z.string().optional(),
  /** Database, keys, index files and the log. */
  DATA_DIR: z
    .string()
    .default('var')
    .transform((path) => resolve(repository, path.replace(/^~(?=\/|$)/, homedir()))),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Databases of yours instead of the embedded ones. */
  DATABASE_URL_GAME_SCHEDULE: database,
  DATABASE_URL_ACCOUNTS: database,
  DATABASE_URL_PLAY: database,
  DATABASE_URL_STATS: database,
  DATABASE_URL_FRIENDS: database,
  /** Where players make and manage their accounts, if that is not here. */
  ACCOUNT_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** All limits times this: for tests and load, which come from one address. */
  RATE_LIMIT_FACTOR: z.string().optional(),
  /** The most scores, hints and lists that one address gets in a minute. */
  WORDS_PER_MINUTE: z.string().optional(),
  /** The address that players type, if a proxy stands before the game. */
  PUBLIC_URL: z.string().optional(),
  /** How many proxies of yours do. */
  TRUST_PROXY: z.string().optional(),
  /** Where limits and top lists are kept; without it in this process. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
});

/** Settings of a local run, VECTORS_<LANG> among them; everything else is derived from them. */
export const configSchema = z.intersection(settings, ownVectors);

export type LocalConfig = z.output<typeof configSchema>;

export function logFile(config: LocalConfig): string {
  return join(config.DATA_DIR, 'proximity.log');
}
