import { connect, type Socket } from 'node:net';

const SOCKETS_OF_A_KIND = 100;
const DRIBBLE_MS = 100;
const ROUNDS = 5;

const POST =
  'POST /proximity/custom HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n';

/** How a client never comes to an end: what it begins with, and what it goes on sending. */
const KINDS = [
  { start: 'GET /proximity/today HTTP/1.1\r\nhost: x\r\nx-slow: ', more: 'x' },
  { start: `${POST}content-length: 60000\r\n\r\n`, more: ' ' },
  { start: `${POST}transfer-encoding: chunked\r\n\r\n`, more: '5\r\n     \r\n' },
] as const;

/** The longest that a good call takes, in milliseconds, while 300 clients send a header, a body or chunks without end. */
export async function slowestBesideSlowClients(
  url: string,
  goodCalls: () => Promise<number>,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const opened = KINDS.flatMap(({ start, more }) =>
    Array.from({ length: SOCKETS_OF_A_KIND }, async () => ({
      socket: await open(Number(port), hostname, start),
      more,
    })),
  );
  const clients = await Promise.all(opened);
  const dribble = setInterval(() => {
    for (const { socket, more } of clients) if (socket.writable) socket.write(more);
  }, DRIBBLE_MS);
  try {
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round++) slowest = Math.max(slowest, await goodCalls());
    return slowest;
  } finally {
    clearInterval(dribble);
    for (const { socket } of clients) socket.destroy();
  }
}

function open(port: number, host: string, start: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.write(start);
      resolve(socket);
    });
    socket.once('error', reject);
    // The server ends those that take too long; that is what it should do.
    socket.on('error', () => undefined);
  });
}
