import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka } from '../../../../scripts/infra/start-kafka';
import { until } from '../../../../scripts/jest/until';
import { createKafkaBus } from '../../src/events/kafka-bus';
import { createRegistry } from '../../src/metrics';
import { quiet } from './event-world';

describe('the metric of what waits for a group', () => {
  it('when the brokers go away, then it says nothing any more, and not what was true before', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'proximity-lag-'));
    const kafka = await startKafka({ directory });
    const registry = createRegistry();
    const bus = createKafkaBus({
      ...{ brokers: [`127.0.0.1:${kafka.port}`], clientId: 'test', prefix: 't.', logger: quiet, registry },
      ...{ partitions: 1, replication: 1, sessionTimeoutMs: 6_000, lagMs: 100 },
    });
    bus.subscribe({ group: 'stats', topics: ['games'], handle: () => Promise.resolve() });
    const isTold = async (): Promise<boolean> =>
      /^event_consumer_lag\{group="stats"\} 0$/m.test(await registry.metrics());
    await until('it is told', isTold);
    await kafka.kill();
    await until('it is told no more', async () => !(await isTold()));
    await bus.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });
});
