import { Registry } from 'prom-client';
import { counter, createMetrics, createRegistry } from './metrics';

describe('metrics', () => {
  it('when two services of one process answer, then one registry holds both, apart by label', async () => {
    const registry = new Registry();
    createMetrics(registry).rpcAnswered('similarity', 'Score', 'ok', 0.002);
    createMetrics(registry).rpcAnswered('schedule', 'Today', 'unavailable', 0.2);
    const text = await registry.metrics();
    expect(text).toContain('rpc_duration_seconds_count{service="similarity",method="Score",code="ok"} 1');
    expect(text).toContain(
      'rpc_duration_seconds_count{service="schedule",method="Today",code="unavailable"} 1',
    );
    expect(text).toContain(
      'rpc_duration_seconds_sum{service="schedule",method="Today",code="unavailable"} 0.2',
    );
  });

  it('when a counter is asked for by the same name again, then it goes on counting', async () => {
    const registry = new Registry();
    counter(registry, 'guesses_total', 'Guesses.', ['lang']).inc({ lang: 'en' });
    counter(registry, 'guesses_total', 'Guesses.', ['lang']).inc({ lang: 'en' });
    expect(await registry.metrics()).toContain('guesses_total{lang="en"} 2');
  });

  it('when a registry is made, then it tells of the process itself', async () => {
    expect(await createRegistry().metrics()).toContain('process_cpu_seconds_total');
  });
});
