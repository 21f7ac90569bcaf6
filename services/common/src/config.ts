import { z } from 'zod';

/** A wrong or missing setting; the message names every variable and says what is wrong with it. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Parses the environment once, at the start.
 * @param schema an object schema whose keys are names of environment variables
 * @param env usually process.env; an empty value counts as absent
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

/** A TCP port; 0 means any free one. */
export const port = z.coerce.number().int().min(0).max(65535);

/** Settings that every service has. */
export const serviceSettings = {
  /** Where to listen: the loopback address unless told otherwise. */
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};
