import { randomUUID } from 'node:crypto';
import { Kafka, logLevel, Partitioners } from 'kafkajs';
import { until } from '../../../../scripts/jest/until';
import { domainEvent, type DomainEvent } from '../../src/events/domain-event';
import type { EventBus, EventHandler } from '../../src/events/event-bus';
import { eventMessage } from '../../src/events/event-message';
import { createKafkaBus } from '../../src/events/kafka-bus';
import { createLogger } from '../../src/logger';
import { createRegistry } from '../../src/metrics';

const brokers = [process.env.TEST_KAFKA_BROKERS ?? ''];
const event = (userId: string): DomainEvent =>
  domainEvent('account-deleted', { userId }, { eventId: randomUUID(), occurredAt: new Date(0) });

describe('dead letters in Kafka', () => {
  let prefix: string;
  let bus: EventBus;
  let lines: string[];
  let handled: string[];
  beforeEach(() => {
    prefix = `t-${randomUUID()}.`;
    lines = [];
    handled = [];
    bus = createKafkaBus({
      ...{ brokers, clientId: 'test', prefix, partitions: 1, replication: 1, sessionTimeoutMs: 6_000 },
      logger: createLogger({
        service: 'test',
        destination: { write: (line: string) => void lines.push(line) },
      }),
      registry: createRegistry(),
      patience: { tries: 5, firstWaitMs: 5, unavailableWaitMs: 20, tryMs: 4_000 },
    });
  });
  afterEach(() => bus.stop());

  const listen = (handle: EventHandler = () => Promise.resolve()) =>
    bus.subscribe({
      group: 'stats',
      topics: ['accounts'],
      handle: async (events) => {
        await handle(events);
        handled.push(...events.map(({ payload }) => payload.userId));
      },
    });
  /** What somebody else may put on the way. */
  async function send(topic: string, key: string, value: string): Promise<void> {
    const kafka = new Kafka({ brokers, logLevel: logLevel.NOTHING });
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner });
    await producer.connect();
    await producer.send({ topic: prefix + topic, messages: [{ key, value }] });
    await producer.disconnect();
  }

  it('when a message is so large that no letter can hold it, then its letter is cut, and those behind it are handled', async () => {
    await bus.publisher.publish([eventMessage(event('first'))]);
    await send('accounts', 'k'.repeat(30_000), '"'.repeat(900_000));
    await bus.publisher.publish([eventMessage(event('last'))]);
    listen();
    await until('the last was handled', () => handled.includes('last'));
    expect(handled).toEqual(['first', 'last']);
    expect(await bus.replayDeadLetters()).toBe(0);
    expect(lines.join('')).toMatch(/"unreadable":1.*was cut/);
  });

  it('when something in their topic is no letter, then the letters behind it are published again all the same', async () => {
    let broken = true;
    await bus.publisher.publish([eventMessage(event('before'))]);
    await send('dead-letters', 'somebody', 'no JSON');
    await send('dead-letters', 'somebody', '{"topic":"elsewhere"}');
    listen((events) => {
      const fails = broken && events.some(({ payload }) => payload.userId === 'behind');
      return fails ? Promise.reject(new Error('a bug')) : Promise.resolve();
    });
    await bus.publisher.publish([eventMessage(event('behind'))]);
    await until('it is a dead letter', () => lines.join('').includes('An event became a dead letter.'));
    broken = false;
    expect(await bus.replayDeadLetters()).toBe(1);
    await until('it was handled', () => handled.includes('behind'));
    expect(lines.join('')).toMatch(/"unreadable":2/);
    expect(await bus.replayDeadLetters()).toBe(0);
  });
});
