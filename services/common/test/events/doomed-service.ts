// A service with outbox, relay and consumer, run as a process of its own by fault tests: it hangs at the moment
// at which they kill it.
import { Pool } from 'pg';
import { applyOnce } from '../../src/events/apply-once';
import { startOutboxRelay } from '../../src/events/outbox-relay';
import { createRegistry } from '../../src/metrics';
import { childSettings, hang } from './child-settings';
import { recordApplied } from './ledger';
import { busOf, quiet, TOPICS } from './event-world';

const settings = childSettings();
const pool = new Pool({ connectionString: settings.databaseUrl });
const registry = createRegistry();
const bus = busOf({ ...settings, groups: ['stats'] }, pool, registry);
const apply = applyOnce({ pool, group: 'stats', apply: recordApplied });

if (settings.hangAt === 'applied' || settings.kind === 'in-process') {
  bus.subscribe({
    group: 'stats',
    topics: TOPICS,
    handle: async (events) => {
      await apply(events);
      if (settings.hangAt === 'applied') await hang('applied');
    },
  });
}
if (settings.hangAt === 'published' || settings.kind === 'in-process') {
  const publish = async (messages: Parameters<typeof bus.publisher.publish>[0]): Promise<void> => {
    await bus.publisher.publish(messages);
    await hang('published');
  };
  startOutboxRelay({
    ...{
      service: 'doomed',
      databaseUrl: settings.databaseUrl,
      publisher: { publish },
      logger: quiet,
      registry,
    },
  });
}
