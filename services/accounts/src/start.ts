import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import type { EventBus, Publisher } from '@proximity/common/events/event-bus';
import { OUTBOX_MIGRATIONS } from '@proximity/common/events/outbox';
import { startOutboxRelay } from '@proximity/common/events/outbox-relay';
import type { Logger } from '@proximity/common/logger';
import type { Registry } from '@proximity/common/metrics';
import { openDatabase } from '@proximity/common/open-database';
import { createPool } from '@proximity/common/postgres';
import type { RunningService } from '@proximity/common/run-service';
import { startService, type Stop } from '@proximity/common/start-service';
import type { AccountsConfig } from './config';
import { createSecurityLog } from './create-security-log';
import { createAccessTokens } from './domain/access-tokens';
import { createAccount } from './domain/account';
import type { Random } from './domain/random';
import { createSessions } from './domain/sessions';
import { createSignIn } from './domain/sign-in';
import { accountsService, type AccountsParts } from './grpc/accounts-service';
import { createOpenIdProvider } from './providers/openid-provider';
import { createMembers } from './repository/members';
import { createPendingSignIns } from './repository/pending-sign-ins';
import { createSessionStore } from './repository/session-store';
import { createUsers } from './repository/users';
import { startSweep } from './sweep';

export interface AccountsDependencies {
  logger: Logger;
  registry: Registry;
  /** Takes the events of the outbox; without one they wait there. */
  publisher?: Publisher;
  /** The same for a bus that is nobody else's: it ends with the service. */
  bus?: EventBus;
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
  /** Cryptographically random unless a test says what comes. */
  random?: Random;
}

const MIGRATIONS = [join(__dirname, '..', 'migrations'), OUTBOX_MIGRATIONS];

/** Brings the database up to date, then serves accounts. @throws Error when the database or a port cannot be had */
export function start(config: AccountsConfig, dependencies: AccountsDependencies): Promise<RunningService> {
  const { logger, registry, bus } = dependencies;
  const publisher = dependencies.publisher ?? bus?.publisher;
  return startService({
    config,
    logger,
    registry,
    wire: async (stops) => {
      // First, to be ended last; and also when what follows cannot start: its connections keep a process alive.
      if (bus) stops.push(() => bus.stop());
      const { DATABASE_URL: databaseUrl } = config;
      await openDatabase({ service: 'accounts', url: databaseUrl, directories: MIGRATIONS, logger });
      const parts = wire(config, dependencies, stops);
      if (publisher) {
        const relay = startOutboxRelay({ service: 'accounts', databaseUrl, publisher, logger, registry });
        stops.push(() => relay.stop());
      }
      return { services: [accountsService(parts)], ...(bus && { failed: bus.failed }) };
    },
  });
}

/** The rules of accounts over the real database, the real providers and the real keys. */
function wire(
  config: AccountsConfig,
  { logger, registry, clock = systemClock, random = randomBytes }: AccountsDependencies,
  stops: Stop[],
): AccountsParts {
  const pool = createPool({ url: config.DATABASE_URL, logger });
  const store = createSessionStore(pool);
  const pending = createPendingSignIns(pool);
  const sweep = startSweep({ pending, sessions: store, clock, logger });
  stops.push(
    () => pool.end(),
    () => sweep.stop(),
  );

  const log = createSecurityLog(logger, registry);
  const providers = new Map(
    config.IDENTITY_PROVIDERS.map((settings) => [settings.id, createOpenIdProvider(settings, log)]),
  );
  const accessTokens = createAccessTokens(config.SIGNING_KEYS, clock);
  const sessions = createSessions({ store, accessTokens, clock, random, log });
  return {
    providers,
    accessTokens,
    sessions,
    signIn: createSignIn({ providers, pending, members: createMembers(pool), sessions, clock, random, log }),
    account: createAccount({ users: createUsers(pool), clock, random, log }),
  };
}
