import type { DomainEvent } from '../../src/events/domain-event';

/** A handler that notes each event when it first comes: delivery is at least once, so some may come again. */
export function recorder() {
  const events: DomainEvent[] = [];
  const known = new Set<string>();
  const handle = (some: DomainEvent[]): Promise<void> => {
    for (const event of some) {
      if (!known.has(event.eventId)) events.push(event);
      known.add(event.eventId);
    }
    return Promise.resolve();
  };
  return { events, handle };
}
