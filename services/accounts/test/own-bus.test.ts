import { readConfig } from '@proximity/common/config';
import type { EventBus } from '@proximity/common/events/event-bus';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import type { RunningService } from '@proximity/common/run-service';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { configSchema } from '../src/config';
import { newSigningKey } from '../src/new-signing-key';
import { start } from '../src/start';

describe('accounts with a bus of its own', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  function startWith(bus: EventBus, port = 0): Promise<RunningService> {
    const config = readConfig(configSchema, {
      ...{ DATABASE_URL: database.url, SIGNING_KEYS: newSigningKey(), IDENTITY_PROVIDERS: '[]' },
      PORT: String(port),
    });
    const logger = createLogger({ service: 'accounts', level: 'silent' });
    return start(config, { logger, registry: createRegistry(), bus });
  }

  function busThatCounts(): { bus: EventBus; ends: () => number } {
    let ended = 0;
    const bus: EventBus = {
      publisher: { publish: () => Promise.resolve() },
      subscribe: () => ({ lag: () => Promise.resolve(0), stop: () => Promise.resolve() }),
      replayDeadLetters: () => Promise.resolve(0),
      failed: new Promise(() => undefined),
      stop: () => Promise.resolve(void (ended += 1)),
    };
    return { bus, ends: () => ended };
  }

  it('when it cannot start, then its bus is ended, which would keep the process alive', async () => {
    const first = await startWith(busThatCounts().bus);
    const { bus, ends } = busThatCounts();
    await expect(startWith(bus, first.port)).rejects.toThrow();
    expect(ends()).toBe(1);
    await first.stop();
  });

  it('when it is stopped, then its bus is ended, once; and when the bus fails, then it says so', async () => {
    const { bus, ends } = busThatCounts();
    const running = await startWith(bus);
    expect([running.failed, ends()]).toEqual([bus.failed, 0]);
    await running.stop();
    await running.stop();
    expect(ends()).toBe(1);
  });
});
