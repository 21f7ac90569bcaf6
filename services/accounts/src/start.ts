import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { systemClock, type Clock } from '@proximity/common/clock';
import type { Publisher } from '@proximity/common/events/event-bus';
import { OUTBOX_MIGRATIONS } from '@proximity/common/events/outbox';
import { startOutboxRelay } from '@proximity/common/events/outbox-relay';
import { startGrpcServer } from '@proximity/common/grpc-server';
import type { Logger } from '@proximity/common/logger';
import { createMetrics, type Registry } from '@proximity/common/metrics';
import { migrate } from '@proximity/common/migrations';
import { startOpsServer, type RunningServer } from '@proximity/common/ops-server';
import { createPool } from '@proximity/common/postgres';
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
  /** The system's clock unless a test says what time it is. */
  clock?: Clock;
  /** Cryptographically random unless a test says what comes. */
  random?: Random;
}

export interface RunningAccounts {
  port: number;
  /** Absent where the configuration has no OPS_PORT. */
  opsPort?: number;
  stop(): Promise<void>;
}

type Stop = () => Promise<void> | void;

const MIGRATIONS = join(__dirname, '..', 'migrations');

/** Brings the database up to date, then serves accounts. @throws Error when the database or a port cannot be had */
export async function start(
  config: AccountsConfig,
  dependencies: AccountsDependencies,
): Promise<RunningAccounts> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    return { ...(await startParts(config, dependencies, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: AccountsConfig,
  dependencies: AccountsDependencies,
  stops: Stop[],
): Promise<Omit<RunningAccounts, 'stop'>> {
  const { logger, registry, publisher } = dependencies;
  const { DATABASE_URL: databaseUrl, HOST: host } = config;
  let ready = false;
  const ops = await startOps(config, registry, () => ready);
  stops.push(() => ops?.stop());
  await openDatabase(databaseUrl, logger);
  const parts = wire(config, dependencies, stops);
  if (publisher) {
    const relay = startOutboxRelay({ service: 'accounts', databaseUrl, publisher, logger, registry });
    stops.push(() => relay.stop());
  }
  const server = await startGrpcServer({
    services: [accountsService(parts)],
    host,
    port: config.PORT,
    logger,
    metrics: createMetrics(registry),
  });
  stops.push(async () => {
    ready = false;
    server.setServing(false);
    await server.stop();
  });
  ready = true;
  return { port: server.port, ...(ops ? { opsPort: ops.port } : {}) };
}

async function startOps(
  { HOST, OPS_PORT }: AccountsConfig,
  registry: Registry,
  isReady: () => boolean,
): Promise<RunningServer | undefined> {
  if (OPS_PORT === undefined) return undefined;
  return startOpsServer({ host: HOST, port: OPS_PORT, registry, ready: () => Promise.resolve(isReady()) });
}

async function openDatabase(url: string, logger: Logger): Promise<void> {
  try {
    for (const directory of [MIGRATIONS, OUTBOX_MIGRATIONS]) await migrate({ url, directory, logger });
  } catch (cause) {
    throw new Error(`The database of accounts (DATABASE_URL) cannot be used: ${reasonOf(cause)}`, { cause });
  }
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
  void sweep.run();

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

/** Where a name has several addresses and none answers, the error has a code but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
