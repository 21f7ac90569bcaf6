import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';
import { startIdentityProvider } from './start';

void main();

/** A process of its own, started by the launcher: tells it the issuer, and ends when the launcher is gone. */
async function main(): Promise<void> {
  const config = readConfig(configSchema, process.env);
  const provider = await startIdentityProvider({
    port: config.PORT,
    clientId: config.CLIENT_ID,
    clientSecret: config.CLIENT_SECRET,
    callbackPath: config.CALLBACK_PATH,
  });
  const stop = (): void => void provider.stop().then(() => process.disconnect?.());
  process.once('disconnect', () => void provider.stop());
  process.once('SIGTERM', stop);
  process.send?.({ issuer: provider.issuer, port: provider.port });
}
