import type { Admin, ITopicConfig } from 'kafkajs';
import { DEAD_LETTER_DAYS, TOPIC_DAYS } from './event-retention';
import { TOPICS, type Topic } from './event-topics';
import type { KafkaBusOptions } from './kafka-options';

export interface TopicNames {
  of(topic: Topic): string;
  /** @throws for a topic that is not ours */
  read(name: string): Topic;
  deadLetters: string;
  group(group: string): string;
}

/** @param prefix stands before the names of topics and groups, so that several games share brokers */
export function topicNames(prefix: string): TopicNames {
  return {
    of: (topic) => prefix + topic,
    read: (name) => {
      const topic = TOPICS.find((known) => prefix + known === name);
      if (!topic) throw new Error(`There is no topic ${name}.`);
      return topic;
    },
    deadLetters: `${prefix}dead-letters`,
    group: (group) => prefix + group,
  };
}

const DAY_MS = 24 * 3_600_000;

/** Makes the topics that are not there; those that are stay as they are. */
export async function makeTopics(admin: Admin, options: KafkaBusOptions): Promise<void> {
  const names = topicNames(options.prefix);
  const topic = (name: string, numPartitions: number, days: number): ITopicConfig => ({
    topic: name,
    numPartitions,
    replicationFactor: options.replication,
    configEntries: [
      { name: 'retention.ms', value: String(days * DAY_MS) },
      // With three copies, two must have a message before it counts as kept.
      { name: 'min.insync.replicas', value: String(Math.max(1, options.replication - 1)) },
    ],
  });
  await admin.createTopics({
    waitForLeaders: true,
    topics: [
      ...TOPICS.map((name) => topic(names.of(name), options.partitions, TOPIC_DAYS)),
      topic(names.deadLetters, 1, DEAD_LETTER_DAYS),
    ],
  });
}
