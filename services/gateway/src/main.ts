import { ConfigError, readConfig } from '@proximity/common/config';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { gatewayConfig } from './config';
import { start } from './start';

const STOP_MS = 25_000;

async function main(): Promise<void> {
  const config = readConfig(gatewayConfig, process.env);
  const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
  const gateway = await start(config, { logger, registry: createRegistry() });
  const stop = (signal: string): void => {
    logger.info({ signal }, 'Stopping.');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void gateway.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
