import { connect, type Socket } from 'node:net';

const SOCKETS = 200;
const DRIBBLE_MS = 100;
const GOOD_CALLS = 20;

/** The longest that a good call takes, in milliseconds, while 200 clients send their headers byte by byte. */
export async function slowestBesideSlowClients(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => open(Number(port), hostname)));
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, DRIBBLE_MS);
  try {
    let slowest = 0;
    for (let call = 0; call < GOOD_CALLS; call++) {
      const started = performance.now();
      const response = await fetch(`${url}/similarity/en/ocean/river`);
      await response.text();
      slowest = Math.max(slowest, response.ok ? performance.now() - started : Infinity);
    }
    return slowest;
  } finally {
    clearInterval(dribble);
    for (const socket of sockets) socket.destroy();
  }
}

function open(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.write('GET /proximity/today HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      resolve(socket);
    });
    socket.once('error', reject);
    // The server ends those that take too long; that is what it should do.
    socket.on('error', () => undefined);
  });
}
