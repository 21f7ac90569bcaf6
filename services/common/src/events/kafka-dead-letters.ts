import type { Kafka } from 'kafkajs';
import { z } from 'zod';
import type { Logger } from '../logger';
import type { DeadLetter, DeadLetters } from './dead-letters';
import type { EventMessage } from './event-message';
import { TOPICS } from './event-topics';
import type { KafkaProducer } from './kafka-producer';
import { readToEnd } from './kafka-read-to-end';
import type { TopicNames } from './kafka-topics';

const letterSchema = z.object({
  topic: z.enum(TOPICS),
  key: z.string(),
  eventId: z.string(),
  value: z.string(),
  cut: z.never({ error: 'It was cut, because its message was too large for a letter.' }).optional(),
});

/** Brokers take messages of 1 MiB, unless they are told otherwise. */
const LARGEST_BYTES = 900_000;
/** Of each text of a letter that would be larger; JSON writes a character with six bytes at most. */
const KEPT_CHARACTERS = 20_000;

/**
 * Dead letters in a topic of their own. A message that no letter can hold is none of ours: its letter has the
 * beginning, which is enough to find out where it came from, and is not published again.
 */
export function kafkaDeadLetters(
  kafka: Kafka,
  producer: KafkaProducer,
  { names, logger }: { names: TopicNames; logger: Logger },
): DeadLetters {
  return {
    add: (letter) => producer.send(new Map([[names.deadLetters, [fitting(letter)]]])),
    replay: async (publish) => {
      let published = 0;
      let unreadable = 0;
      await readToEnd({
        kafka,
        topic: names.deadLetters,
        group: names.group('dead-letter-replay'),
        each: async (value, offset) => {
          const message = readLetter(value);
          if (message instanceof Error) {
            unreadable++;
            logger.error({ offset, unreadable, err: message }, 'A dead letter cannot be published again.');
            return;
          }
          await publish(message);
          published++;
        },
      });
      return published;
    },
  };
}

function fitting(letter: DeadLetter): { key: string; value: string } {
  const { key } = letter;
  const value = JSON.stringify(letter);
  if (Buffer.byteLength(key) + Buffer.byteLength(value) <= LARGEST_BYTES) return { key, value };
  const start = (text: string): string => text.slice(0, KEPT_CHARACTERS);
  const texts = { eventId: start(letter.eventId), value: start(letter.value), cause: start(letter.cause) };
  return { key: start(key), value: JSON.stringify({ ...letter, ...texts, key: start(key), cut: true }) };
}

/** @returns the reason, where it is no letter or not a whole one: those behind it must not wait for it */
function readLetter(value: string): EventMessage | Error {
  try {
    const { cut: _cut, ...message } = letterSchema.parse(JSON.parse(value));
    return message;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
