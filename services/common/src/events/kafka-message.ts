import type { KafkaMessage, Message } from 'kafkajs';
import type { EventMessage } from './event-message';
import type { Outgoing } from './kafka-producer';
import type { TopicNames } from './kafka-topics';

const EVENT_ID = 'event-id';

/**
 * Messages as the brokers take them, by the full name of their topic, each topic in the order given. The id of the
 * event is a header.
 */
export function outgoing(messages: readonly EventMessage[], names: TopicNames): Outgoing {
  const byTopic = new Map<string, Message[]>();
  for (const { topic, key, value, eventId } of messages) {
    const name = names.of(topic);
    const list = byTopic.get(name) ?? [];
    list.push({ key, value, headers: { [EVENT_ID]: eventId } });
    byTopic.set(name, list);
  }
  return byTopic;
}

/** A message that came from elsewhere may lack everything; it then fails to be read, and is a dead letter. */
export function incoming(name: string, message: KafkaMessage, names: TopicNames): EventMessage {
  return {
    topic: names.read(name),
    key: message.key?.toString() ?? '',
    value: message.value?.toString() ?? '',
    eventId: message.headers?.[EVENT_ID]?.toString() ?? `offset ${message.offset}`,
  };
}
