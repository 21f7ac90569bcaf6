import { z } from 'zod';
import { readConfig } from './config';
import { createLogger, type Logger } from './logger';
import { createRegistry, type Registry } from './metrics';

export interface RunningService {
  port: number;
  opsPort?: number;
  /** Resolves with a sentence when the service can work no longer; absent where that cannot happen. */
  failed?: Promise<string>;
  stop(): Promise<void>;
}

export interface Service<S extends z.ZodType<{ LOG_LEVEL: string }>> {
  name: string;
  configSchema: S;
  /** Where health and metrics are unless OPS_PORT says otherwise. */
  opsPort: number;
  start: (config: z.output<S>, parts: { logger: Logger; registry: Registry }) => Promise<RunningService>;
}

// Below the 30 seconds that Kubernetes gives, above the longest drain of a server.
const STOP_PATIENCE_MS = 25_000;

/**
 * Runs a service as a process of its own: reads the environment, starts, waits for SIGINT or SIGTERM, stops.
 * A wrong setting or a failed start ends the process with 1 and one sentence.
 * @param host the process; handed in, because only a main file may know it
 */
export async function runService<S extends z.ZodType<{ LOG_LEVEL: string }>>(
  { name, configSchema, opsPort, start }: Service<S>,
  host: NodeJS.Process,
): Promise<void> {
  try {
    const config = readConfig(configSchema, { OPS_PORT: String(opsPort), ...host.env });
    const logger = createLogger({ service: name, level: config.LOG_LEVEL });
    const running = await start(config, { logger, registry: createRegistry() });
    logger.info({ port: running.port, opsPort: running.opsPort }, 'Started.');
    const failure = await endOf(running, host, logger);
    if (failure) host.exitCode = 1;
    setTimeout(() => host.exit(1), STOP_PATIENCE_MS).unref();
    await running.stop();
  } catch (error) {
    host.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    host.exitCode = 1;
  }
}

/** Waits for a signal, or for the reason why the service cannot go on. */
async function endOf(
  { failed }: RunningService,
  host: NodeJS.Process,
  logger: Logger,
): Promise<string | undefined> {
  const signal = new Promise<undefined>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) host.on(name, () => resolve(undefined));
  });
  const failure = await Promise.race(failed ? [signal, failed] : [signal]);
  if (failure) logger.error({ failure }, 'Stopping, because the service cannot go on.');
  else logger.info('Stopping.');
  return failure;
}
