import { Registry } from 'prom-client';
import { counter } from '../src/metrics';
import { startOpsServer, type RunningServer } from '../src/ops-server';

describe('ops server', () => {
  let server: RunningServer | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  const start = async (ready: () => Promise<boolean>): Promise<(path: string) => Promise<Response>> => {
    const registry = new Registry();
    counter(registry, 'guesses_total', 'Guesses.', ['lang']).inc({ lang: 'de' });
    server = await startOpsServer({ host: '127.0.0.1', port: 0, registry, ready });
    const { port } = server;
    return (path) => fetch(`http://127.0.0.1:${port}${path}`);
  };

  it.each([
    ['the service is ready', () => Promise.resolve(true), 200, 'ready\n'],
    ['the service is not ready', () => Promise.resolve(false), 503, 'not ready\n'],
    ['asking fails', () => Promise.reject(new Error('no database')), 503, 'not ready\n'],
  ])('when %s, then /readyz says so and /livez is alive all the same', async (_, ready, status, body) => {
    const get = await start(ready);
    const readyz = await get('/readyz');
    expect([readyz.status, await readyz.text()]).toEqual([status, body]);
    const livez = await get('/livez?probe=1');
    expect([livez.status, livez.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('when /metrics is asked, then it has the registry in the format of Prometheus', async () => {
    const get = await start(() => Promise.resolve(true));
    const metrics = await get('/metrics');
    expect(metrics.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await metrics.text()).toContain('guesses_total{lang="de"} 1');
  });

  it.each(['/', '/metrics/', '/../etc/passwd', '/readyz%00'])(
    'when %s is asked, then there is nothing',
    async (path) => {
      const get = await start(() => Promise.resolve(true));
      expect((await get(path)).status).toBe(404);
    },
  );

  it('when metrics cannot be read, then the answer is 500 and the server stays up', async () => {
    const registry = new Registry();
    registry.metrics = () => Promise.reject(new Error('a collector failed'));
    server = await startOpsServer({
      host: '127.0.0.1',
      port: 0,
      registry,
      ready: () => Promise.resolve(true),
    });
    const address = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${address}/metrics`)).status).toBe(500);
    expect((await fetch(`${address}/livez`)).status).toBe(200);
  });

  it('when the port is taken, then the start is refused', async () => {
    await start(() => Promise.resolve(true));
    const port = server?.port ?? 0;
    const again = startOpsServer({
      host: '127.0.0.1',
      port,
      registry: new Registry(),
      ready: () => Promise.resolve(true),
    });
    await expect(again).rejects.toThrow(`OPS_PORT: ${port} is in use`);
  });
});
