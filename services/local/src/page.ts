import { readConfig } from '@proximity/common/config';
import { configSchema as gatewayConfig } from '@proximity/gateway/config';
import { start as startGateway } from '@proximity/gateway/start';
import type { LocalRun } from './local-run';
import type { Ports } from './ports';

/** Where the services are, by the names that running.json has. */
export interface ServiceAddresses {
  similarityAddress: string;
  gameScheduleAddress: string;
  accountsAddress: string;
  playAddress: string;
  statsAddress: string;
  friendsAddress: string;
}

/** The gateway with the page. @returns where both are */
export async function openPage(
  { config, loggerOf, registry, onStop }: LocalRun,
  ports: Ports,
  addresses: ServiceAddresses,
): Promise<{ url: string; opsUrl: string }> {
  const gateway = await startGateway(
    readConfig(gatewayConfig, {
      HOST: config.HOST,
      PORT: String(ports.page),
      OPS_PORT: String(ports.ops),
      REDIS_URL: config.REDIS_URL,
      RATE_LIMIT_FACTOR: config.RATE_LIMIT_FACTOR,
      WORDS_PER_MINUTE: config.WORDS_PER_MINUTE,
      PUBLIC_URL: config.PUBLIC_URL,
      TRUST_PROXY: config.TRUST_PROXY,
      ACCOUNT_SITE_URL: config.ACCOUNT_SITE_URL,
      SIMILARITY_ADDRESS: addresses.similarityAddress,
      GAME_SCHEDULE_ADDRESS: addresses.gameScheduleAddress,
      ACCOUNTS_ADDRESS: addresses.accountsAddress,
      PLAY_ADDRESS: addresses.playAddress,
      STATS_ADDRESS: addresses.statsAddress,
      FRIENDS_ADDRESS: addresses.friendsAddress,
    }),
    { logger: loggerOf('gateway'), registry },
  );
  onStop(() => gateway.stop());
  const host = config.HOST === '127.0.0.1' ? 'localhost' : config.HOST;
  return { url: `http://${host}:${gateway.port}`, opsUrl: `http://127.0.0.1:${gateway.opsPort}` };
}
