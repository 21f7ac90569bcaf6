import type { RunningService } from '@proximity/common/run-service';
import { Writable } from 'node:stream';
import { AppError } from '@proximity/common/app-error';
import type { CompleteSignInResponse__Output } from '@proximity/common/gen/proximity/accounts/v1/CompleteSignInResponse';
import type { Session__Output } from '@proximity/common/gen/proximity/accounts/v1/Session';
import { readConfig } from '@proximity/common/config';
import type { Publisher } from '@proximity/common/events/event-bus';
import { createGrpcClient, type GrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { createPool, type Pool } from '@proximity/common/postgres';
import { accountsDefinition, type AccountsDefinition } from '@proximity/common/proto';
import {
  startIdentityProvider,
  type RunningIdentityProvider,
} from '@proximity/local/identity-provider/start';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { configSchema } from '../src/config';
import { newSigningKey } from '../src/new-signing-key';
import { start } from '../src/start';
import { Browser } from './browser';

export const SITE = 'http://localhost:8080';
export const CLIENT = { clientId: 'proximity', clientSecret: 'the secret of the client in the tests' };

/** The real service over a real database and real identity providers, with a clock that the test moves. */
export class AccountsUnderTest {
  readonly lines: string[] = [];
  private now = Date.now();

  private constructor(
    readonly database: TestDatabase,
    readonly pool: Pool,
    readonly providers: Map<string, RunningIdentityProvider>,
  ) {}

  private running: RunningService | undefined;
  private client: GrpcClient<AccountsDefinition> | undefined;

  /** @param providerIds ids of providers to start, each a real one with the same three players */
  static async start(
    providerIds: string[] = ['local'],
    { publisher, providersDown }: UnderTestOptions = {},
  ): Promise<AccountsUnderTest> {
    // The provider's package tells the console what it thinks of this version of Node.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const database = await createTestDatabase();
    const providers = new Map<string, RunningIdentityProvider>();
    for (const id of providerIds) {
      const callbackPath = `/auth/${id}/callback`;
      providers.set(id, await startIdentityProvider({ ...CLIENT, port: 0, callbackPath }));
    }
    // Their addresses are known, but nobody answers there.
    if (providersDown) for (const provider of providers.values()) await provider.stop();
    const pool = createPool({
      url: database.url,
      logger: createLogger({ service: 'test', level: 'silent' }),
    });
    const accounts = new AccountsUnderTest(database, pool, providers);
    await accounts.open(publisher);
    return accounts;
  }

  get calls() {
    if (!this.client) throw new Error('The service is not running.');
    return this.client.calls;
  }

  readonly clock = { now: () => new Date(this.now) };

  move(milliseconds: number): void {
    this.now += milliseconds;
  }

  async open(publisher?: Publisher): Promise<void> {
    const settings = [...this.providers].map(([id, { issuer }]) => ({
      ...{ id, name: `Players of ${id}`, issuer, ...CLIENT },
      imageOrigins: [issuer],
    }));
    const destination = new Writable({
      write: (chunk, _encoding, done) => {
        this.lines.push(String(chunk));
        done();
      },
    });
    this.running = await start(
      readConfig(configSchema, {
        PORT: '0',
        OPS_PORT: '0',
        DATABASE_URL: this.database.url,
        SIGNING_KEYS: newSigningKey(),
        IDENTITY_PROVIDERS: JSON.stringify(settings),
      }),
      {
        logger: createLogger({ service: 'accounts', level: 'trace', destination }),
        registry: createRegistry(),
        clock: this.clock,
        ...(publisher ? { publisher } : {}),
      },
    );
    this.client = createGrpcClient(accountsDefinition(), {
      address: `127.0.0.1:${this.running.port}`,
      deadlineMs: 10_000,
    });
  }

  /** Everything up to the answer of the provider. */
  async answerOf(
    player: string,
    { provider = 'local', referer = '/archive', uploadedStats }: Partial<BeginOptions> = {},
  ): Promise<{ provider: string; callbackUrl: string; loginToken: string }> {
    const redirectUri = `${SITE}/auth/${provider}/callback`;
    const begun = await this.calls.beginSignIn({
      ...{ provider, referer, redirectUri },
      ...(uploadedStats === undefined ? {} : { uploadedStats }),
    });
    const callbackUrl = await new Browser().signIn(begun.authorizationUrl, player);
    return { provider, callbackUrl, loginToken: begun.loginToken };
  }

  /** A whole sign-in. */
  async signIn(player: string, options: Partial<BeginOptions> = {}): Promise<SignedIn> {
    const answer = await this.calls.completeSignIn(await this.answerOf(player, options));
    return { ...answer, session: sessionOf(answer) };
  }

  async refresh(refreshToken: string): Promise<Session__Output> {
    return sessionOf(await this.calls.refresh({ refreshToken }));
  }

  /** Holds a lock until the service has run into it so many times at once: then what follows happens side by side. */
  async sideBySide<T>(lock: string, values: unknown[], waiting: number, work: () => Promise<T>): Promise<T> {
    const holder = await this.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(lock, values);
      const result = work();
      await until(`${waiting} wait for the lock`, async () => (await this.waitingForLocks()) >= waiting);
      await holder.query('COMMIT');
      return await result;
    } finally {
      holder.release();
    }
  }

  private async waitingForLocks(): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  }

  async count(table: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
    return rows[0]?.count ?? 0;
  }

  async close(): Promise<void> {
    this.client?.close();
    await this.running?.stop();
  }

  async stop(): Promise<void> {
    await this.close();
    for (const provider of this.providers.values()) await provider.stop();
    await this.pool.end();
    await this.database.drop();
  }
}

export interface UnderTestOptions {
  publisher?: Publisher;
  providersDown?: boolean;
}

export interface BeginOptions {
  provider: string;
  referer: string;
  uploadedStats: string;
}

export type SignedIn = CompleteSignInResponse__Output & { session: Session__Output };

/** The stable code of a call's error, or `ok`. */
export function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : `unexpected: ${String(error)}`),
  );
}

function sessionOf({ session }: { session: Session__Output | null }): Session__Output {
  if (!session) throw new Error('The answer has no session.');
  return session;
}
