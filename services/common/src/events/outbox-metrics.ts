import { counter, gauge, type Registry } from '../metrics';

export interface OutboxMetrics {
  depth(rows: number, oldestSeconds: number): void;
  published(messages: number): void;
  failed(): void;
}

/** @param service whose outbox it is */
export function createOutboxMetrics(registry: Registry, service: string): OutboxMetrics {
  const rows = gauge(registry, 'outbox_waiting', 'Events that are not published yet.', ['service']);
  const oldest = gauge(registry, 'outbox_oldest_seconds', 'Age of the oldest event that is not published.', [
    'service',
  ]);
  const published = counter(registry, 'outbox_published_total', 'Events published.', ['service']);
  const failed = counter(registry, 'outbox_failures_total', 'Failed attempts to publish.', ['service']);
  return {
    depth: (waiting, seconds) => {
      rows.set({ service }, waiting);
      oldest.set({ service }, seconds);
    },
    published: (messages) => published.inc({ service }, messages),
    failed: () => failed.inc({ service }),
  };
}
