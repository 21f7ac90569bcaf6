// A service with outbox, relay and consumer, run as a process of its own by fault tests: told to end, it stops
// its parts, and then has nothing left that keeps it alive.
import { Pool } from 'pg';
import { applyOnce } from '../../src/events/apply-once';
import { startOutboxRelay } from '../../src/events/outbox-relay';
import { createRegistry } from '../../src/metrics';
import { childSettings } from './child-settings';
import { recordApplied } from './ledger';
import { busOf, quiet, TOPICS } from './event-world';

const settings = childSettings();
const pool = new Pool({ connectionString: settings.databaseUrl });
const registry = createRegistry();
const bus = busOf({ ...settings, groups: ['stats'] }, pool, registry);
bus.subscribe({
  group: 'stats',
  topics: TOPICS,
  handle: applyOnce({ pool, group: 'stats', apply: recordApplied }),
});
const relay = startOutboxRelay({
  ...{
    service: 'steady',
    databaseUrl: settings.databaseUrl,
    publisher: bus.publisher,
    logger: quiet,
    registry,
  },
});

process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  await relay.stop();
  await bus.stop();
  await pool.end();
}
