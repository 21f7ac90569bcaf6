import type { Kafka } from 'kafkajs';
import type { DeadLetters } from './dead-letters';
import { createDelivery } from './delivery';
import type { EventBus, Publisher, SubscribeOptions, Subscription } from './event-bus';
import { createEventMetrics, type EventMetrics } from './event-metrics';
import { withAdmin } from './kafka-admin';
import { createKafka } from './kafka-client';
import { kafkaDeadLetters } from './kafka-dead-letters';
import { outgoing } from './kafka-message';
import type { KafkaBusOptions } from './kafka-options';
import { createKafkaProducer } from './kafka-producer';
import { startKafkaSubscription } from './kafka-subscription';
import { makeTopics, topicNames, type TopicNames } from './kafka-topics';
import { unreadOf } from './kafka-unread';

const LAG_MS = 10_000;

/** Events over Kafka. Nothing here waits for the brokers: who needs them tries until they are there. */
export function createKafkaBus(options: KafkaBusOptions): EventBus {
  const kafka = createKafka(options);
  const names = topicNames(options.prefix);
  const ensureTopics = once(() => withAdmin(kafka, (admin) => makeTopics(admin, options)));
  const producer = createKafkaProducer(kafka, ensureTopics);
  const deadLetters = kafkaDeadLetters(kafka, producer, { names, logger: options.logger });
  const metrics = createEventMetrics(options.registry);
  const subscriptions = new Set<Subscription>();
  let fail: (sentence: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (fail = resolve));
  const publisher: Publisher = { publish: (messages) => producer.send(outgoing(messages, names)) };
  return {
    publisher,
    subscribe: (subscribe) => {
      const parts = { kafka, names, deadLetters, metrics, ensureTopics, fail };
      const reading = startReading(subscribe, options, parts);
      const subscription: Subscription = {
        lag: () => reading.lag(),
        stop: async () => {
          subscriptions.delete(subscription);
          await reading.stop();
        },
      };
      subscriptions.add(subscription);
      return subscription;
    },
    replayDeadLetters: async () => {
      await ensureTopics();
      return deadLetters.replay((message) => publisher.publish([message]));
    },
    failed,
    stop: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      await producer.stop();
    },
  };
}

interface Parts {
  kafka: Kafka;
  names: TopicNames;
  deadLetters: DeadLetters;
  metrics: EventMetrics;
  ensureTopics: () => Promise<void>;
  fail: (sentence: string) => void;
}

function startReading(
  { group, topics, handle }: SubscribeOptions,
  { logger, patience, partitions, sessionTimeoutMs, lagMs = LAG_MS }: KafkaBusOptions,
  { kafka, names, deadLetters, metrics, ensureTopics, fail }: Parts,
): Subscription {
  const options = { group, handle, deadLetters, logger, metrics };
  const topicsToRead = topics.map((topic) => names.of(topic));
  const reading = startKafkaSubscription({
    ...{ kafka, names, group, logger, sessionTimeoutMs },
    topics: topicsToRead,
    delivery: createDelivery(patience ? { ...options, patience } : options),
    concurrency: partitions,
    makeTopics: ensureTopics,
    onFailed: fail,
  });
  const lag = async (): Promise<number> => {
    const unread = await withAdmin(kafka, (admin) => unreadOf(admin, names.group(group), topicsToRead));
    return unread.reduce((sum, { count }) => sum + count, 0);
  };
  const measure = (): Promise<void> =>
    lag().then(
      (messages) => metrics.lag(group, messages),
      (error: unknown) => {
        // What was true before would look like all is well.
        metrics.lag(group, undefined);
        logger.debug({ group, err: error }, 'The lag is not known.');
      },
    );
  const timer = setInterval(() => void measure(), lagMs).unref();
  return {
    lag,
    stop: async () => {
      clearInterval(timer);
      await reading.stop();
    },
  };
}

/** Does it until it worked, and then never again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
