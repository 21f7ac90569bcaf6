import { z } from 'zod';
import { SCHEMA_VERSION, domainEventSchema, type DomainEvent } from './domain-event';
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

/** The message that tells an event. Its key is the player, so that the events of one keep their order. */
export function eventMessage(event: DomainEvent): EventMessage {
  return {
    topic: TOPIC_OF[event.type],
    key: event.payload.userId,
    eventId: event.eventId,
    value: JSON.stringify(event),
  };
}

/** An event of a version that only a later program reads: one that may be about to start. */
export class LaterVersionError extends Error {
  override readonly name = 'LaterVersionError';
}

const laterVersion = z.object({ schemaVersion: z.int().gt(SCHEMA_VERSION) });

/**
 * @throws LaterVersionError when the message is an event of a later version, any other error when it is none at all
 */
export function readEvent(message: Pick<EventMessage, 'value'>): DomainEvent {
  const json: unknown = JSON.parse(message.value);
  const later = laterVersion.safeParse(json);
  if (later.success)
    throw new LaterVersionError(`The version ${later.data.schemaVersion} is not known here.`);
  return domainEventSchema.parse(json);
}
