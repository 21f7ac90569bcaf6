import { randomUUID } from 'node:crypto';
import { AssignerProtocol, Kafka, logLevel, type PartitionAssigner } from 'kafkajs';
import { z } from 'zod';
import { until } from '../../../../scripts/jest/until';
import { readConfig } from '../../src/config';
import { createEventBus } from '../../src/events/create-event-bus';
import type { DomainEvent } from '../../src/events/domain-event';
import type { EventBus } from '../../src/events/event-bus';
import { eventMessage } from '../../src/events/event-message';
import { eventSettings } from '../../src/events/event-settings';
import { createRegistry } from '../../src/metrics';
import { eventBusContract } from './event-bus-contract';
import { quiet, TOPICS } from './event-world';
import { recorder } from './recorder';
import { gamesByPlayer, season } from './season';

const brokers = [process.env.TEST_KAFKA_BROKERS ?? ''];

describe('the Kafka bus, with a real broker', () => {
  eventBusContract('kafka');

  const busWith = (prefix: string): EventBus => {
    const env = { KAFKA_BROKERS: brokers[0], KAFKA_PREFIX: prefix, KAFKA_SESSION_TIMEOUT_MS: '6000' };
    const settings = readConfig(z.object(eventSettings), env);
    const deadLetters = { add: () => Promise.resolve(), replay: () => Promise.resolve(0) };
    return createEventBus({
      settings,
      clientId: 'test',
      logger: quiet,
      registry: createRegistry(),
      deadLetters,
    });
  };

  it('when two replicas are in one group, then each event goes to one of them, and one alone gets all', async () => {
    const prefix = `t-${randomUUID()}.`;
    const [first, second] = [busWith(prefix), busWith(prefix)];
    const byFirst = recorder();
    const bySecond = recorder();
    first.subscribe({ group: 'stats', topics: TOPICS, handle: byFirst.handle });
    second.subscribe({ group: 'stats', topics: TOPICS, handle: bySecond.handle });
    let sent: DomainEvent[] = [];
    const send = async (): Promise<void> => {
      const events = season(9, 1);
      await first.publisher.publish(events.map(eventMessage));
      sent = [...sent, ...events];
    };
    await until('both got some', async () => {
      await send();
      return byFirst.events.length > 0 && bySecond.events.length > 0;
    });
    await until(
      'all were handled',
      () => new Set(idsOf([...byFirst.events, ...bySecond.events])).size === sent.length,
    );

    await second.stop();
    const before = byFirst.events.length;
    const alone = season(9, 3);
    await first.publisher.publish(alone.map(eventMessage));
    await until('the first got all', () => byFirst.events.length >= before + alone.length);
    expect(gamesByPlayer(byFirst.events.slice(before))).toEqual(gamesByPlayer(alone));
    await first.stop();
  });

  it('when several processes start at once, then the topics are made once, as they were asked for', async () => {
    const prefix = `t-${randomUUID()}.`;
    const buses = [busWith(prefix), busWith(prefix), busWith(prefix)];
    const [event] = season(1, 1);
    await Promise.all(buses.map((bus) => bus.publisher.publish(event ? [eventMessage(event)] : [])));
    const admin = quietKafka().admin();
    await admin.connect();
    const { topics } = await admin.fetchTopicMetadata({
      topics: [`${prefix}games`, `${prefix}dead-letters`],
    });
    await admin.disconnect();
    const partitions = topics.map((topic) => [topic.name, topic.partitions.length] as const);
    expect(new Map(partitions)).toEqual(
      new Map([
        [`${prefix}games`, 3],
        [`${prefix}dead-letters`, 1],
      ]),
    );
    for (const bus of buses) await bus.stop();
  });

  it('when the consumers can never join their group, then the bus says that it failed', async () => {
    const prefix = `t-${randomUUID()}.`;
    const bus = busWith(prefix);
    const [event] = season(1, 1);
    await bus.publisher.publish(event ? [eventMessage(event)] : []);
    // Somebody else is in the group, and shares out the work by rules that nobody of ours knows.
    const stranger = quietKafka().consumer({ groupId: `${prefix}stats`, partitionAssigners: [stubborn] });
    let joined = false;
    stranger.on(stranger.events.GROUP_JOIN, () => (joined = true));
    await stranger.connect();
    await stranger.subscribe({ topics: [`${prefix}games`] });
    await stranger.run({ eachMessage: () => Promise.resolve() });
    await until('the stranger is in', () => joined);
    bus.subscribe({ group: 'stats', topics: TOPICS, handle: () => Promise.resolve() });
    expect(await bus.failed).toMatch(/^The consumers stats ended: /);
    await bus.stop();
    await stranger.disconnect();
  });
});

const idsOf = (events: DomainEvent[]): string[] => events.map(({ eventId }) => eventId);
const quietKafka = (): Kafka => new Kafka({ brokers, logLevel: logLevel.NOTHING });

/** Gives everything to everybody. */
const stubborn: PartitionAssigner = () => ({
  name: 'stubborn',
  version: 1,
  assign: ({ members }) =>
    Promise.resolve(
      members.map(({ memberId }) => ({
        memberId,
        memberAssignment: AssignerProtocol.MemberAssignment.encode({
          version: 1,
          assignment: {},
          userData: Buffer.alloc(0),
        }),
      })),
    ),
  protocol: ({ topics }) => ({
    name: 'stubborn',
    metadata: AssignerProtocol.MemberMetadata.encode({ version: 1, topics, userData: Buffer.alloc(0) }),
  }),
});
