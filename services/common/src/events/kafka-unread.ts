import type { Admin } from 'kafkajs';

export interface Unread {
  topic: string;
  partition: number;
  /** The offset behind the last message. */
  end: bigint;
  /** How many messages the group has not read. */
  count: number;
}

/** What waits for a group, for each partition in which something does. */
export async function unreadOf(admin: Admin, group: string, topics: string[]): Promise<Unread[]> {
  const read = new Map<string, bigint>();
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId: group, topics })) {
    for (const { partition, offset } of partitions) read.set(`${topic} ${partition}`, BigInt(offset));
  }
  const unread: Unread[] = [];
  for (const topic of topics) {
    for (const { partition, high, low } of await admin.fetchTopicOffsets(topic)) {
      const end = BigInt(high);
      const offset = read.get(`${topic} ${partition}`) ?? -1n;
      // A group that is new begins with the oldest message; and what was deleted waits for nobody.
      const next = offset < BigInt(low) ? BigInt(low) : offset;
      if (next < end) unread.push({ topic, partition, end, count: Number(end - next) });
    }
  }
  return unread;
}
