import { Kafka, logLevel, type Admin } from 'kafkajs';

/** Of topics and groups, as run-full leaves it. */
const PREFIX = 'proximity.';
const TOPICS = ['games', 'accounts'].map((name) => PREFIX + name);

/** How many published events a reader has not read, as the brokers say. */
export async function unreadEvents(broker: string, reader: string): Promise<number> {
  const kafka = new Kafka({ brokers: [broker], clientId: 'faults', logLevel: logLevel.NOTHING });
  const admin = kafka.admin({ retry: { retries: 2 } });
  try {
    await admin.connect();
    return await unreadBy(admin, PREFIX + reader);
  } finally {
    await admin.disconnect();
  }
}

async function unreadBy(admin: Admin, groupId: string): Promise<number> {
  const published = await Promise.all(TOPICS.map((topic) => admin.fetchTopicOffsets(topic)));
  const read = await admin.fetchOffsets({ groupId, topics: TOPICS });
  const ends = sum(published.flat().map(({ high }) => Number(high)));
  // −1: nothing of this partition has been read, and nothing of it has been deleted yet.
  return (
    ends - sum(read.flatMap(({ partitions }) => partitions).map(({ offset }) => Math.max(0, Number(offset))))
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
