import { setTimeout as wait } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import type { Logger } from '../logger';
import type { Delivery } from './delivery';
import { RETRY } from './kafka-client';
import { incoming } from './kafka-message';
import type { TopicNames } from './kafka-topics';

export interface KafkaSubscriptionOptions {
  kafka: Kafka;
  names: TopicNames;
  group: string;
  /** Names of topics. */
  topics: string[];
  delivery: Delivery;
  sessionTimeoutMs: number;
  /** How many partitions are worked on at once. */
  concurrency: number;
  makeTopics: () => Promise<void>;
  logger: Logger;
  /** Told once, when the client gave up for good. */
  onFailed: (sentence: string) => void;
}

export interface KafkaSubscription {
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;

/** Joins the group as soon as the brokers can be reached, and reads until it is stopped. */
export function startKafkaSubscription(options: KafkaSubscriptionOptions): KafkaSubscription {
  const { kafka, names, group, sessionTimeoutMs, onFailed } = options;
  const stopping = new AbortController();
  const consumer = kafka.consumer({
    groupId: names.group(group),
    sessionTimeout: sessionTimeoutMs,
    heartbeatInterval: Math.min(3_000, sessionTimeoutMs / 3),
    maxWaitTimeInMs: 200,
    allowAutoTopicCreation: false,
    retry: { ...RETRY, restartOnFailure: () => Promise.resolve(true) },
  });
  consumer.on(consumer.events.CRASH, ({ payload }) => {
    if (payload.restart || stopping.signal.aborted) return;
    onFailed(`The consumers ${group} ended: ${payload.error.message}`);
  });
  const started = startReading(consumer, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await started;
      await consumer.disconnect();
    },
  };
}

async function startReading(
  consumer: Consumer,
  options: KafkaSubscriptionOptions,
  stopping: AbortSignal,
): Promise<void> {
  for (let subscribed = false; !stopping.aborted;) {
    try {
      await options.makeTopics();
      await consumer.connect();
      if (!subscribed) await consumer.subscribe({ topics: options.topics, fromBeginning: true });
      subscribed = true;
      if (stopping.aborted) return;
      return await consumer.run({
        eachBatchAutoResolve: false,
        autoCommitInterval: 1_000,
        partitionsConsumedConcurrently: options.concurrency,
        eachBatch: (payload) => readBatch(payload, options, stopping),
      });
    } catch (error) {
      options.logger.info({ group: options.group, err: error }, 'The brokers cannot be reached yet.');
      await wait(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

/**
 * Resolves each message when it is over. Where one must wait, only its partition waits: the batch is left, and
 * the broker asked again for the rest. Never throws an error of its own, which would end the consumer.
 */
async function readBatch(
  payload: EachBatchPayload,
  { names, delivery }: KafkaSubscriptionOptions,
  stopping: AbortSignal,
): Promise<void> {
  let rest = payload.batch.messages;
  while (rest.length > 0 && payload.isRunning() && !payload.isStale() && !stopping.aborted) {
    const { done, againInMs } = await delivery.deliver(
      rest.slice(0, READ_AT_ONCE).map((message) => incoming(payload.batch.topic, message, names)),
    );
    const last = rest[done - 1];
    if (last) payload.resolveOffset(last.offset);
    rest = rest.slice(done);
    await payload.heartbeat();
    await payload.commitOffsetsIfNecessary();
    if (againInMs !== undefined) {
      setTimeout(payload.pause(), againInMs).unref();
      return;
    }
  }
}

const READ_AT_ONCE = 200;
