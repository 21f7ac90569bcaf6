import { createGrpcClient } from '../src/grpc-client';
import { grpcService, type Methods } from '../src/grpc-server';
import { createLogger } from '../src/logger';
import { createRegistry } from '../src/metrics';
import { statsDefinition, type StatsDefinition } from '../src/proto';
import { startService, type StartServiceOptions } from '../src/start-service';

const methods: Methods<StatsDefinition> = {
  UploadStats: () => ({}),
  GetStats: () => ({ stats: '{}' }),
  GetSummary: () => ({}),
  ExportStats: () => ({ json: '' }),
};
const services = [grpcService(statsDefinition(), methods)];

function startWith(wire: StartServiceOptions['wire'], own: { OPS_PORT?: number; PORT?: number } = {}) {
  return startService({
    config: { HOST: '127.0.0.1', PORT: 0, ...own },
    logger: createLogger({ service: 'test', level: 'silent' }),
    registry: createRegistry(),
    wire,
  });
}

describe('the start of a service', () => {
  it('when all parts start, then it answers and is ready; and they are ended last one first', async () => {
    const ended: string[] = [];
    const failed = new Promise<string>(() => undefined);
    const running = await startWith(
      (stops) => {
        stops.push(
          () => void ended.push('database'),
          () => Promise.resolve(void ended.push('bus')),
        );
        return Promise.resolve({ services, failed });
      },
      { OPS_PORT: 0 },
    );
    const readyz = await fetch(`http://127.0.0.1:${running.opsPort}/readyz`);
    expect([readyz.status, running.failed]).toEqual([200, failed]);
    const client = createGrpcClient(statsDefinition(), {
      address: `127.0.0.1:${running.port}`,
      deadlineMs: 20_000,
    });
    expect(await client.calls.getStats({})).toMatchObject({ stats: '{}' });
    client.close();
    await running.stop();
    await running.stop();
    expect(ended).toEqual(['bus', 'database']);
    await expect(fetch(`http://127.0.0.1:${running.opsPort}/readyz`)).rejects.toThrow();
  });

  it('when what it stands on is still starting, then it is alive and not ready', async () => {
    let answers: number[] = [];
    const port = await freePort();
    const running = await startWith(
      async () => {
        const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
        answers = [await ask('/livez'), await ask('/readyz')];
        return { services };
      },
      { OPS_PORT: port },
    );
    expect(answers).toEqual([200, 503]);
    await running.stop();
  });

  it('when a part cannot start, then those before it are ended and the reason is told', async () => {
    const ended: string[] = [];
    const starting = startWith((stops) => {
      stops.push(() => void ended.push('database'));
      return Promise.reject(new Error('no bus'));
    });
    await expect(starting).rejects.toThrow('no bus');
    expect(ended).toEqual(['database']);
  });

  it('when a part cannot start and another cannot end, then the others are ended, and the first reason is told', async () => {
    const ended: string[] = [];
    const starting = startWith((stops) => {
      stops.push(
        () => void ended.push('database'),
        () => Promise.reject(new Error('the broker is away')),
      );
      return Promise.reject(new Error('no bus'));
    });
    await expect(starting).rejects.toThrow('no bus');
    expect(ended).toEqual(['database']);
  });

  it('when a part cannot end, then the others are ended all the same', async () => {
    const ended: string[] = [];
    const running = await startWith((stops) => {
      stops.push(
        () => void ended.push('database'),
        () => Promise.reject(new Error('the broker is away')),
      );
      return Promise.resolve({ services });
    });
    await expect(running.stop()).rejects.toThrow('the broker is away');
    expect(ended).toEqual(['database']);
  });

  it('when its port is taken, then what it stands on is ended', async () => {
    const first = await startWith(() => Promise.resolve({ services }));
    const ended: string[] = [];
    const second = startWith(
      (stops) => {
        stops.push(() => void ended.push('database'));
        return Promise.resolve({ services });
      },
      { PORT: first.port },
    );
    await expect(second).rejects.toThrow();
    expect(ended).toEqual(['database']);
    await first.stop();
  });

  it('when there is no port for health, then there is none', async () => {
    const running = await startWith(() => Promise.resolve({ services }));
    expect(running).not.toHaveProperty('opsPort');
    expect(running).not.toHaveProperty('failed');
    await running.stop();
  });
});

async function freePort(): Promise<number> {
  const running = await startWith(() => Promise.resolve({ services }), { OPS_PORT: 0 });
  await running.stop();
  return running.opsPort ?? 0;
}
