import { counter, gauge, histogram, type Registry } from '../metrics';
import type { DomainEvent } from './domain-event';
import type { Topic } from './event-topics';

/** What can be seen from outside of the events on their way. */
export interface EventMetrics {
  handled(group: string, events: DomainEvent[]): void;
  buried(group: string, topic: Topic): void;
  /** @param messages undefined while nobody knows: then the metric says nothing of this group */
  lag(group: string, messages: number | undefined): void;
}

/** The metrics of events in this registry, made at their first use: several buses of a process share them. */
export function createEventMetrics(registry: Registry): EventMetrics {
  const handled = counter(registry, 'events_handled_total', 'Events that a group of consumers has handled.', [
    'group',
    'type',
  ]);
  const age = histogram(registry, 'event_age_seconds', 'Time from an event to the end of its handling.', [
    'group',
    'type',
  ]);
  const buried = counter(registry, 'events_dead_letters_total', 'Events that a group could not apply.', [
    'group',
    'topic',
  ]);
  const lag = gauge(registry, 'event_consumer_lag', 'Messages that wait for a group of consumers.', [
    'group',
  ]);
  return {
    handled: (group, events) => {
      for (const { type, occurredAt } of events) {
        handled.inc({ group, type });
        age.observe({ group, type }, Math.max(0, Date.now() - Date.parse(occurredAt)) / 1000);
      }
    },
    buried: (group, topic) => buried.inc({ group, topic }),
    lag: (group, messages) => (messages === undefined ? lag.remove({ group }) : lag.set({ group }, messages)),
  };
}
