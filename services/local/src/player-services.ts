import { configSchema as accountsConfig } from '@proximity/accounts/config';
import { newSigningKey } from '@proximity/accounts/new-signing-key';
import { start as startAccountsService } from '@proximity/accounts/start';
import { readConfig } from '@proximity/common/config';
import { createEventBus } from '@proximity/common/events/create-event-bus';
import type { EventBus } from '@proximity/common/events/event-bus';
import { createPool } from '@proximity/common/postgres';
import { configSchema as friendsConfig } from '@proximity/friends/config';
import { start as startFriendsService } from '@proximity/friends/start';
import { configSchema as playConfig } from '@proximity/play/config';
import { start as startPlayService } from '@proximity/play/start';
import { configSchema as statsConfig } from '@proximity/stats/config';
import { start as startStatsService } from '@proximity/stats/start';
import { localKey } from './data-directory';
import { localDeadLetters } from './dead-letters';
import type { LocalRun } from './local-run';

/**
 * The one bus of all services of this process. Its dead letters lie in play's database, beside the outbox that
 * they came from; nothing is delivered before play has made the table.
 */
export function openBus({ config, loggerOf, registry, onStop }: LocalRun, playDatabaseUrl: string): EventBus {
  const logger = loggerOf('events');
  const pool = createPool({ url: playDatabaseUrl, logger, max: 2 });
  onStop(() => pool.end());
  const deadLetters = localDeadLetters(pool);
  const bus = createEventBus({ settings: config, clientId: 'local', logger, registry, deadLetters });
  onStop(() => bus.stop());
  return bus;
}

/** Who a player is. @returns its address */
export async function startAccounts(
  { config, loggerOf, registry, onStop }: LocalRun,
  { databaseUrl, bus, identityProviders }: { databaseUrl: string; bus: EventBus; identityProviders: string },
): Promise<string> {
  const accounts = await startAccountsService(
    readConfig(accountsConfig, {
      DATABASE_URL: databaseUrl,
      SIGNING_KEYS: localKey(config.DATA_DIR, 'jwt.key', newSigningKey),
      IDENTITY_PROVIDERS: identityProviders,
      PORT: '0',
    }),
    { logger: loggerOf('accounts'), registry, publisher: bus.publisher },
  );
  onStop(() => accounts.stop());
  return `127.0.0.1:${accounts.port}`;
}

/** A player's games. @returns its address */
export async function startPlay(
  { loggerOf, registry, onStop }: LocalRun,
  {
    databaseUrl,
    bus,
    gameScheduleAddress,
  }: { databaseUrl: string; bus: EventBus; gameScheduleAddress: string },
): Promise<string> {
  const play = await startPlayService(
    readConfig(playConfig, {
      DATABASE_URL: databaseUrl,
      GAME_SCHEDULE_ADDRESS: gameScheduleAddress,
      PORT: '0',
    }),
    { logger: loggerOf('play'), registry, bus },
  );
  onStop(() => play.stop());
  return `127.0.0.1:${play.port}`;
}

/** A player's numbers, and how each game went. @returns its address */
export async function startStats(
  { loggerOf, registry, onStop }: LocalRun,
  { databaseUrl, bus }: { databaseUrl: string; bus: EventBus },
): Promise<string> {
  const stats = await startStatsService(readConfig(statsConfig, { DATABASE_URL: databaseUrl, PORT: '0' }), {
    ...{ logger: loggerOf('stats'), registry, bus },
  });
  onStop(() => stats.stop());
  return `127.0.0.1:${stats.port}`;
}

/** Who is whose friend, and the leaderboards. @returns its address */
export async function startFriends(
  { config, loggerOf, registry, onStop }: LocalRun,
  { databaseUrl, bus, accountsAddress }: { databaseUrl: string; bus: EventBus; accountsAddress: string },
): Promise<string> {
  const friends = await startFriendsService(
    readConfig(friendsConfig, {
      DATABASE_URL: databaseUrl,
      ACCOUNTS_ADDRESS: accountsAddress,
      REDIS_URL: config.REDIS_URL,
      PORT: '0',
    }),
    { logger: loggerOf('friends'), registry, bus },
  );
  onStop(() => friends.stop());
  return `127.0.0.1:${friends.port}`;
}
