import { connect } from 'node:net';
import { freePort } from '../../services/local/src/free-port';
import { redisServer } from './redis-server';
import { startServerProcess, type ServerProcess } from './server-process';

export interface RedisOptions {
  /** Its log; it keeps no data, since all it holds can be rebuilt. */
  directory: string;
  /** A free port unless given. Whoever restarts it gives the port it had. */
  port?: number;
}

export interface RunningRedis extends ServerProcess {
  port: number;
  /** as in REDIS_URL */
  address: string;
}

const PATIENCE_MS = 20_000;

/** Starts a Redis on the loopback address. */
export async function startRedis({ directory, port }: RedisOptions): Promise<RunningRedis> {
  const { file, env } = redisServer();
  const clientPort = port ?? (await freePort());
  const server = await startServerProcess({
    name: 'Redis',
    file,
    env,
    args: ['--port', String(clientPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    directory,
    ready: () => pongs(clientPort),
    patienceMs: PATIENCE_MS,
  });
  return { ...server, port: clientPort, address: `redis://127.0.0.1:${clientPort}` };
}

function pongs(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('data', (data) => end(String(data).startsWith('+PONG')));
    socket.once('error', () => end(false));
  });
}
