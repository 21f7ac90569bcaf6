import { createServer } from 'node:net';
import { freePort, freePorts } from '../src/free-port';

test('when ports are asked for again and again, then none is given out twice before it is used', async () => {
  const given: number[] = [];
  for (let times = 0; times < 300; times++) given.push(...(await freePorts(2)), await freePort());
  expect(new Set(given).size).toBe(900);
});

test('when a port is in use, then it is passed over', async () => {
  const first = await freePort();
  const servers = await Promise.all(
    [first + 1, first + 2].map(
      (port) =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer().once('error', () => resolve(server));
          server.listen(port, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  try {
    expect([first + 1, first + 2]).not.toContain(await freePort());
  } finally {
    for (const server of servers) server.close();
  }
});
