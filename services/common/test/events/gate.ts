import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A door in front of a server: shut, every connection breaks and none is made. */
export interface Gate {
  port: number;
  shut(): void;
  open(): void;
  /** Lets nothing through, but keeps connections: like a machine that hangs. */
  freeze(): void;
  close(): Promise<void>;
}

export async function gateTo(target: { host: string; port: number }): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'shut' | 'frozen' = 'open';
  const server = createServer((client) => {
    if (state === 'shut') return client.destroy();
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => (state === 'open' ? upstream.write(data) : undefined));
    upstream.on('data', (data) => (state === 'open' ? client.write(data) : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shut = (): void => {
    state = 'shut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    open: () => {
      state = 'open';
    },
    freeze: () => {
      state = 'frozen';
    },
    close: async () => {
      shut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same database, through a gate. */
export async function gateToDatabase(databaseUrl: string): Promise<{ gate: Gate; databaseUrl: string }> {
  const url = new URL(databaseUrl);
  const gate = await gateTo({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  return { gate, databaseUrl: url.toString() };
}
