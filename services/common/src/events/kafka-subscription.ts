import { once } from 'node:events';
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
  const stopping = new AbortController();
  const ended = readUntilStopped(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

/** The client's own restart cannot be stopped while it is under way, so each life is a consumer of its own. */
async function readUntilStopped(options: KafkaSubscriptionOptions, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { fatal } = await readOnce(options, stopping);
    if (fatal) return options.onFailed(`The consumers ${options.group} ended: ${fatal.message}`);
    await wait(RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Reads until it is stopped or something breaks. @returns the error that no new attempt can mend */
async function readOnce(
  options: KafkaSubscriptionOptions,
  stopping: AbortSignal,
): Promise<{ fatal?: Error }> {
  const { group, logger } = options;
  let mendable = false;
  const consumer = createConsumer(options, () => (mendable = true));
  const crashed = new Promise<Error>((resolve) =>
    consumer.on(consumer.events.CRASH, ({ payload }) => resolve(payload.error)),
  );
  try {
    await options.makeTopics();
    await consumer.connect();
    await consumer.subscribe({ topics: options.topics, fromBeginning: true });
    await consumer.run({
      eachBatchAutoResolve: false,
      autoCommitInterval: 1_000,
      partitionsConsumedConcurrently: options.concurrency,
      eachBatch: (payload) => readBatch(payload, options, stopping),
    });
    const crash = await Promise.race([crashed, aborted(stopping)]);
    return crash && !mendable ? { fatal: crash } : {};
  } catch (error) {
    logger.info({ group, err: error }, 'The brokers cannot be reached.');
    return {};
  } finally {
    await consumer
      .disconnect()
      .catch((error: unknown) => logger.info({ group, err: error }, 'A farewell failed.'));
  }
}

/** @param onMendable called when it ends for a reason that a new consumer may not meet */
function createConsumer(
  { kafka, names, group, sessionTimeoutMs }: KafkaSubscriptionOptions,
  onMendable: () => void,
): Consumer {
  return kafka.consumer({
    groupId: names.group(group),
    sessionTimeout: sessionTimeoutMs,
    heartbeatInterval: Math.min(3_000, sessionTimeoutMs / 3),
    maxWaitTimeInMs: 200,
    allowAutoTopicCreation: false,
    retry: {
      ...RETRY,
      restartOnFailure: () => {
        onMendable();
        return Promise.resolve(false);
      },
    },
  });
}

async function aborted(signal: AbortSignal): Promise<undefined> {
  if (!signal.aborted) await once(signal, 'abort');
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
