import { until } from '../../../../scripts/jest/until';
import { applyOnce } from '../../src/events/apply-once';
import type { DomainEvent } from '../../src/events/domain-event';
import { startChild } from './child';
import { eventWorld, type EventWorld } from './event-world';
import { appliedEvents, makeLedger, recordApplied } from './ledger';
import { season } from './season';

jest.setTimeout(120_000);

describe.each(['kafka', 'in-process'] as const)('a process that is killed, events over %s', (kind) => {
  let world: EventWorld;
  beforeEach(async () => {
    world = await eventWorld({ kind, groups: ['stats'] });
    await makeLedger(world.pool);
  });
  afterEach(() => world.close());

  const settings = (hangAt: string): Record<string, string> => ({
    ...{ kind, hangAt, databaseUrl: world.databaseUrl, prefix: world.prefix },
    brokers: process.env.TEST_KAFKA_BROKERS ?? '',
  });
  const consumer = (delivered: string[]) => {
    const apply = applyOnce({ pool: world.pool, group: 'stats', apply: recordApplied });
    return async (events: DomainEvent[]): Promise<void> => {
      await apply(events);
      delivered.push(...events.map(({ eventId }) => eventId));
    };
  };
  const idsOf = (events: DomainEvent[]): string[] => events.map(({ eventId }) => eventId);
  const times = (ids: string[], id: string): number => ids.filter((one) => one === id).length;

  it('when the relay is killed between publishing and marking, then events come twice and count once', async () => {
    const events = season(3, 10);
    await world.write(events);
    await startChild('doomed-service.ts', settings('published')).killAt('published');
    expect(await world.waiting()).toBe(30);
    const delivered: string[] = [];
    world.start({ stats: consumer(delivered) });
    await until('the outbox is empty', async () => (await world.waiting()) === 0);
    // In process the killed one had delivered them too, before it could mark them.
    const comings = kind === 'kafka' ? 2 : 1;
    await until('all came', () => idsOf(events).every((id) => times(delivered, id) >= comings));
    expect((await appliedEvents(world.pool)).sort()).toEqual(idsOf(events).sort());
  });

  it('when the consumer is killed after its commit, before it could say so, then events count once', async () => {
    const events = season(3, 10);
    await world.write(events);
    const child = startChild('doomed-service.ts', settings('applied'));
    const publishing = kind === 'kafka' ? world.start({}) : undefined;
    await child.killAt('applied');
    await publishing?.stop();
    const before = await appliedEvents(world.pool);
    expect(before.length).toBeGreaterThan(0);
    const delivered: string[] = [];
    world.start({ stats: consumer(delivered) });
    await until('all came, some again', () => idsOf(events).every((id) => delivered.includes(id)));
    expect((await appliedEvents(world.pool)).sort()).toEqual(idsOf(events).sort());
  });
});
