import type { Consumer, Kafka } from 'kafkajs';
import { withAdmin } from './kafka-admin';
import { unreadOf } from './kafka-unread';

export interface ReadToEndOptions {
  kafka: Kafka;
  topic: string;
  /** Remembers how far it has read. */
  group: string;
  each: (value: string, offset: string) => Promise<void>;
}

/**
 * Reads what a topic holds now and this group has not read before, then stops.
 * @returns how many messages
 */
export async function readToEnd({ kafka, topic, group, each }: ReadToEndOptions): Promise<number> {
  const left = await unread(kafka, topic, group);
  if (left.size === 0) return 0;
  const consumer = kafka.consumer({ groupId: group, allowAutoTopicCreation: false, maxWaitTimeInMs: 200 });
  let count = 0;
  let failed = false;
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      void consumer
        .run({
          autoCommit: false,
          eachMessage: async ({ partition, message }) => {
            const end = left.get(partition);
            if (end === undefined || failed) return;
            try {
              await each(message.value?.toString() ?? '', message.offset);
              count++;
              await commit(consumer, topic, partition, message.offset);
            } catch (error) {
              failed = true;
              return reject(error instanceof Error ? error : new Error(String(error)));
            }
            if (BigInt(message.offset) + 1n >= end) left.delete(partition);
            if (left.size === 0) resolve();
          },
        })
        .catch(reject);
    });
  } finally {
    await consumer.disconnect();
  }
  return count;
}

function commit(consumer: Consumer, topic: string, partition: number, offset: string): Promise<void> {
  return consumer.commitOffsets([{ topic, partition, offset: String(BigInt(offset) + 1n) }]);
}

/** Partition → the offset behind its last message, for partitions with something unread. */
async function unread(kafka: Kafka, topic: string, group: string): Promise<Map<number, bigint>> {
  const waiting = await withAdmin(kafka, (admin) => unreadOf(admin, group, [topic]));
  return new Map(waiting.map(({ partition, end }) => [partition, end]));
}
