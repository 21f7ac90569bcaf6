import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A door between a service and its database, to show what happens while it is shut. */
export interface TcpGate {
  port: number;
  /** Breaks every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Keeps and takes connections, but lets nothing through: a peer that is gone without saying so. */
  freeze(): void;
  /** Lets new connections through; the frozen ones stay as they are. */
  thaw(): void;
}

export async function openGate(target: { host: string; port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  let frozen = false;
  const server = createServer((inside) => {
    keep(inside);
    if (frozen) return;
    const outside = connect(target);
    keep(outside);
    inside.pipe(outside).on('close', () => inside.destroy());
    outside.pipe(inside).on('close', () => outside.destroy());
  });
  const open = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: () => open(port),
    freeze() {
      frozen = true;
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    thaw() {
      frozen = false;
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
