import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { port } from '@proximity/common/config';
import { ownVectors } from '@proximity/similarity/own-vectors';
import { z } from 'zod';

const repository = resolve(__dirname, '..', '..', '..');

const settings = z.object({
  /** Where the page is served. */
  PORT: port.default(8080),
  /** The address to listen at; loopback only, unless you mean to show the game to others. */
  HOST: z.string().default('127.0.0.1'),
  /** Health and metrics; by default the port after PORT. */
  OPS_PORT: port.optional(),
  /** Database, keys, index files and the log. */
  DATA_DIR: z
    .string()
    .default('var')
    .transform((path) => resolve(repository, path.replace(/^~(?=\/|$)/, homedir()))),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** A database of yours instead of the embedded one. */
  DATABASE_URL_GAME_SCHEDULE: z.url().optional(),
});

/** Settings of a local run, VECTORS_<LANG> among them; everything else is derived from them. */
export const configSchema = z.intersection(settings, ownVectors);

export type LocalConfig = z.output<typeof configSchema>;

export function logFile(config: LocalConfig): string {
  return join(config.DATA_DIR, 'proximity.log');
}
