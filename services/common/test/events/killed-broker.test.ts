import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka, type RunningKafka } from '../../../../scripts/infra/start-kafka';
import { applyOnce } from '../../src/events/apply-once';
import { startChild } from './child';
import { eventWorld, type EventWorld } from './event-world';
import { season } from './game-events';
import { appliedEvents, makeLedger, recordApplied } from './ledger';
import { until } from './until';

jest.setTimeout(180_000);

describe('a broker that is killed', () => {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-broker-'));
  let kafka: RunningKafka;
  let world: EventWorld;
  beforeAll(async () => {
    kafka = await startKafka({ directory });
    world = await eventWorld({ kind: 'kafka', groups: ['stats', 'friends'], brokers: kafka.address });
    await makeLedger(world.pool);
  });
  afterAll(async () => {
    await world.close();
    await kafka.kill();
    rmSync(directory, { recursive: true, force: true });
  });

  it('when it is killed while events are published, and started again, then every event counts once, in order', async () => {
    const stats = applyOnce({ pool: world.pool, group: 'stats', apply: recordApplied });
    const running = world.start({ stats, friends: () => Promise.resolve() });
    let failure = '';
    void running.bus.failed.then((sentence) => (failure = sentence));
    const written = season(20, 5);
    await world.write(written);
    await until('some were applied', async () => (await appliedEvents(world.pool)).length > 0);

    const meanwhile = season(20, 20);
    const writing = world.write(meanwhile);
    await kafka.kill();
    await writing;
    expect(await world.waiting()).toBeGreaterThan(0);
    kafka = await startKafka({ directory, port: kafka.port });

    const all = [...written, ...meanwhile];
    await until('the outbox is empty', async () => (await world.waiting()) === 0);
    await until('all were applied', async () => (await appliedEvents(world.pool)).length >= all.length);
    await until('nothing waits', async () => (await running.lag('stats')) === 0);
    expect((await appliedEvents(world.pool)).sort()).toEqual(all.map(({ eventId }) => eventId).sort());
    expect(failure).toBe('');
  });

  it('when a service starts while the broker is away, then it comes up, and its events go out later', async () => {
    const late = await eventWorld({ kind: 'kafka', groups: ['stats'], brokers: kafka.address });
    await kafka.kill();
    const came: string[] = [];
    const handle = (events: { eventId: string }[]): Promise<void> => {
      came.push(...events.map(({ eventId }) => eventId));
      return Promise.resolve();
    };
    late.start({ stats: handle });
    const events = season(2, 2);
    await late.write(events);
    kafka = await startKafka({ directory, port: kafka.port });
    await until('all came', () => came.length >= 4);
    expect(came.sort()).toEqual(events.map(({ eventId }) => eventId).sort());
    await late.close();
  });

  it('when a service is told to end while the broker is away, then its process ends', async () => {
    const service = await eventWorld({ kind: 'kafka', groups: ['stats'], brokers: kafka.address });
    await makeLedger(service.pool);
    const { databaseUrl, prefix } = service;
    const child = startChild('steady-service.ts', {
      ...{ kind: 'kafka', hangAt: 'never', databaseUrl, prefix, brokers: kafka.address },
    });
    await service.write(season(1, 1));
    await until('it works', async () => (await appliedEvents(service.pool)).length === 1);
    await kafka.kill();
    await service.write(season(1, 1));
    expect(await child.end()).toBe(0);
    kafka = await startKafka({ directory, port: kafka.port });
    await service.close();
  });
});
