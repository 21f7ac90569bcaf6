import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A door between a service and its database, to show what happens while it is shut. */
export interface TcpGate {
  port: number;
  /** Breaks every connection, and each that is made from now on. */
  shut(): void;
  open(): void;
  /** Keeps and takes connections, but lets nothing through: a peer that is gone without saying so. */
  freeze(): void;
  /** Lets new connections through; the frozen ones stay as they are. */
  thaw(): void;
  /** Shut for good. */
  close(): Promise<void>;
}

/** It keeps its port while it is shut: given up, the port would be another test's before it could be opened again. */
export async function openGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  let state: 'open' | 'shut' | 'frozen' = 'open';
  const server = createServer((inside) => {
    keep(inside);
    if (state === 'shut') inside.destroy();
    if (state !== 'open') return;
    const outside = connect(target);
    keep(outside);
    inside.pipe(outside).on('close', () => inside.destroy());
    outside.pipe(inside).on('close', () => outside.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const shut = (): void => {
    state = 'shut';
    sockets.forEach((socket) => socket.destroy());
  };
  const open = (): void => {
    state = 'open';
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    open,
    freeze() {
      state = 'frozen';
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    thaw: open,
    async close() {
      shut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
