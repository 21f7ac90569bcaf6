import { join, resolve } from 'node:path';
import { freePorts } from '../../services/local/src/free-port';
import { startServerProcess } from '../infra/server-process';
import type { Part } from './supervise';

const SERVICES = resolve(__dirname, '..', '..', 'services');
const PATIENCE_MS = 60_000;

/** Where a service listens, the same after each of its restarts. */
export interface Place {
  port: number;
  opsPort: number;
  address: string;
}

/** A free place for each. */
export async function placesOf<K extends string>(names: readonly K[]): Promise<Record<K, Place>> {
  const ports = await freePorts(names.length * 2);
  const places = names.map((name, index) => {
    const [port = 0, opsPort = 0] = ports.slice(index * 2);
    return [name, { port, opsPort, address: `127.0.0.1:${port}` }] as const;
  });
  return Object.fromEntries(places) as Record<K, Place>;
}

export interface NodePartOptions {
  /** The folder of the service. */
  name: string;
  place: Place;
  /** Of the whole run; the part's own folder, with its log, is below it. */
  directory: string;
  env: NodeJS.ProcessEnv;
}

/** A service as a process of its own; what the environment says for all services (LOG_LEVEL, …) it gets, too. */
export function nodePart({ name, place, directory, env }: NodePartOptions): Part {
  const start = () =>
    startServerProcess({
      name,
      file: process.execPath,
      args: [join(SERVICES, name, 'dist', 'main.js')],
      env: {
        // Whoever was killed is missed after six seconds, not thirty.
        ...{ KAFKA_SESSION_TIMEOUT_MS: '6000', ...process.env, HOST: '127.0.0.1', ...env },
        ...{ PORT: String(place.port), OPS_PORT: String(place.opsPort) },
      },
      directory: partDirectory(directory, name),
      ready: () => answers(`http://127.0.0.1:${place.opsPort}/readyz`),
      patienceMs: PATIENCE_MS,
    });
  return { name, start };
}

export function partDirectory(directory: string, name: string): string {
  return join(directory, 'parts', name);
}

/** Whether there is a good answer within a moment. */
export async function answers(url: string): Promise<boolean> {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(1_000) });
  return ok;
}
