import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { configSchema } from './config';
import { noDeadLetters } from './no-dead-letters';
import { start } from './start';

const STOP_PATIENCE_MS = 20_000;

void main();

async function main(): Promise<void> {
  try {
    const settings = readConfig(configSchema, { OPS_PORT: '9466', ...process.env });
    const logger = createLogger({ service: 'accounts', level: settings.LOG_LEVEL });
    const registry = createRegistry();
    const bus = createEventBus({
      settings,
      clientId: 'accounts',
      logger,
      registry,
      deadLetters: noDeadLetters,
    });
    const running = await start(settings, { logger, registry, publisher: bus.publisher });
    logger.info({ port: running.port, opsPort: running.opsPort }, 'Accounts are open.');
    const signal = new Promise<string>((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve(name));
    });
    logger.info({ reason: await Promise.race([signal, bus.failed]) }, 'Stopping.');
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
    await running.stop();
    await bus.stop();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
