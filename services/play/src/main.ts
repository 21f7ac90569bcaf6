import { readConfig } from '@proximity/common/config';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { configSchema } from './config';
import { start } from './start';

const STOP_PATIENCE_MS = 20_000;

void main();

async function main(): Promise<void> {
  try {
    const config = readConfig(configSchema, { OPS_PORT: '9467', ...process.env });
    const logger = createLogger({ service: 'play', level: config.LOG_LEVEL });
    const running = await start(config, { logger, registry: createRegistry() });
    logger.info({ port: running.port, opsPort: running.opsPort }, 'Games are kept.');
    const signal = new Promise<string>((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve(name));
    });
    const failure = running.failed.then((reason) => {
      process.exitCode = 1;
      return reason;
    });
    logger.info({ reason: await Promise.race([signal, failure]) }, 'Stopping.');
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    await running.stop();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
