import type { Kafka } from 'kafkajs';
import { z } from 'zod';
import type { DeadLetters } from './dead-letters';
import { TOPICS } from './event-topics';
import type { KafkaProducer } from './kafka-producer';
import { readToEnd } from './kafka-read-to-end';
import type { TopicNames } from './kafka-topics';

const letterSchema = z.object({
  topic: z.enum(TOPICS),
  key: z.string(),
  eventId: z.string(),
  value: z.string(),
});

/** Dead letters in a topic of their own. */
export function kafkaDeadLetters(kafka: Kafka, producer: KafkaProducer, names: TopicNames): DeadLetters {
  return {
    add: (letter) =>
      producer.send(new Map([[names.deadLetters, [{ key: letter.key, value: JSON.stringify(letter) }]]])),
    replay: (publish) =>
      readToEnd({
        kafka,
        topic: names.deadLetters,
        group: names.group('dead-letter-replay'),
        each: (value) => publish(letterSchema.parse(JSON.parse(value))),
      }),
  };
}
