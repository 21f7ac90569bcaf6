import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below the ports that systems hand out by themselves: between this look and the start of whoever is to have the port,
// none of them becomes somebody else's.
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 100;

// A process asks several times before it uses the first port: going on from where it was, it never gives one out twice.
// Where it begins is left to chance, so that two processes do not follow each other.
const candidates = portsInTurn();

/** A TCP port of the loopback address that nobody uses right now. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** So many of them, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  try {
    return await Promise.all(servers.map((server) => listen(server)));
  } finally {
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}

async function listen(server: Server, tries = TRIES): Promise<number> {
  const port = candidates.next().value;
  try {
    await listenAt(server, port);
    return port;
  } catch (error) {
    if (tries === 1) throw error;
    return listen(server, tries - 1);
  }
}

function* portsInTurn(): Generator<number, never> {
  for (let at = randomInt(FIRST, LAST); ; at++) yield FIRST + (at % (LAST - FIRST));
}

function listenAt(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
