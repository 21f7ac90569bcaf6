import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka, type RunningKafka } from '../../../../scripts/infra/start-kafka';
import { until } from '../../../../scripts/jest/until';
import { applyOnce } from '../../src/events/apply-once';
import type { DomainEvent } from '../../src/events/domain-event';
import { startChild } from './child';
import { eventWorld, type EventWorld } from './event-world';
import { appliedEvents, makeLedger, recordApplied } from './ledger';
import { gamesByPlayer, season } from './season';

jest.setTimeout(180_000);

describe('a broker that is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-broker-'));
  let port: number | undefined;
  let kafka: RunningKafka | undefined;
  let world: EventWorld;

  const startBroker = async (): Promise<void> => {
    kafka ??= await startKafka(port === undefined ? { directory } : { directory, port });
    port = kafka.port;
  };
  const killBroker = async (): Promise<void> => {
    await kafka?.kill();
    kafka = undefined;
  };
  beforeEach(async () => {
    await startBroker();
    world = await eventWorld({ kind: 'kafka', groups: ['stats', 'friends'], brokers: `127.0.0.1:${port}` });
    await makeLedger(world.pool);
  });
  afterEach(() => world.close());
  afterAll(async () => {
    await killBroker();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  const stats = (events: DomainEvent[]): Promise<void> =>
    applyOnce({ pool: world.pool, group: 'stats', apply: recordApplied })(events);
  const friends = (): Promise<void> => Promise.resolve();

  it('when it is killed while events are published, and started again, then each counts once, in order', async () => {
    const running = world.start({ stats, friends });
    let failure = '';
    void running.bus.failed.then((sentence) => (failure = sentence));
    const first = season(20, 5);
    await world.write(first);
    await until('some were applied', async () => (await appliedEvents(world.pool)).length > 0);

    const meanwhile = season(20, 20);
    const writing = world.write(meanwhile);
    await killBroker();
    await writing;
    expect(await world.waiting()).toBeGreaterThan(0);
    await startBroker();

    const all = [...first, ...meanwhile];
    await until('the outbox is empty', async () => (await world.waiting()) === 0);
    await until('all were applied', async () => (await appliedEvents(world.pool)).length >= all.length);
    await until('nothing waits', async () => (await running.lag('stats')) === 0);
    const applied = await appliedEvents(world.pool);
    expect([...applied].sort()).toEqual(all.map(({ eventId }) => eventId).sort());
    const known = new Map(all.map((event) => [event.eventId, event]));
    const inOrder = applied.flatMap((id) => known.get(id) ?? []);
    expect(gamesByPlayer(inOrder)).toEqual(gamesByPlayer(all));
    expect(failure).toBe('');
  });

  it('when a service starts while the broker is away, then it comes up, and its events go out later', async () => {
    await killBroker();
    world.start({ stats, friends });
    const events = season(2, 2);
    await world.write(events);
    await startBroker();
    await until('all were applied', async () => (await appliedEvents(world.pool)).length >= 4);
    expect((await appliedEvents(world.pool)).sort()).toEqual(events.map(({ eventId }) => eventId).sort());
  });

  it('when a service is told to end while the broker is away, then its process ends', async () => {
    const { databaseUrl, prefix } = world;
    const settings = { kind: 'kafka', hangAt: 'never', databaseUrl, prefix, brokers: `127.0.0.1:${port}` };
    const service = startChild('steady-service.ts', settings);
    await world.write(season(1, 1));
    await until('it works', async () => (await appliedEvents(world.pool)).length === 1);
    await killBroker();
    await world.write(season(1, 1));
    expect(await service.end()).toBe(0);
  });
});
