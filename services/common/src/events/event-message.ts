import { domainEventSchema, type DomainEvent } from './domain-event';
import { TOPIC_OF, type Topic } from './event-topics';

/** An event as it travels. */
export interface EventMessage {
  topic: Topic;
  /** The user's id: messages of one key keep their order. */
  key: string;
  eventId: string;
  /** The event as JSON. */
  value: string;
}

export function eventMessage(event: DomainEvent): EventMessage {
  return {
    topic: TOPIC_OF[event.type],
    key: event.payload.userId,
    eventId: event.eventId,
    value: JSON.stringify(event),
  };
}

/** @throws when the message is no event of a version that this program reads */
export function readEvent(message: Pick<EventMessage, 'value'>): DomainEvent {
  return domainEventSchema.parse(JSON.parse(message.value));
}
