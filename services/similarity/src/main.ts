import { readConfig } from '@proximity/common/config';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { configSchema } from './config';
import { start } from './start';

const STOP_PATIENCE_MS = 20_000;

void main();

async function main(): Promise<void> {
  // faiss' threads would wait for each other busily; read when the native package is loaded, in start().
  process.env.OMP_NUM_THREADS ||= '1';
  try {
    const config = readConfig(configSchema, { OPS_PORT: '9464', ...process.env });
    const logger = createLogger({ service: 'similarity', level: config.LOG_LEVEL });
    const running = await start(config, { logger, registry: createRegistry() });
    logger.info({ port: running.port, opsPort: running.opsPort }, 'Similarity answers.');
    const signal = await new Promise<string>((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve(name));
    });
    logger.info({ signal }, 'Stopping.');
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    await running.stop();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
