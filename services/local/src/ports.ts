import { createServer } from 'node:net';
import { ConfigError } from '@proximity/common/config';
import type { LocalConfig } from './config';

/** The ports that a person may know by heart; 0 for any free one. */
export interface Ports {
  page: number;
  ops: number;
  identityProvider: number;
}

export function portsOf({ PORT, OPS_PORT, OIDC_PORT }: LocalConfig): Ports {
  const after = (distance: number): number => (PORT === 0 ? 0 : PORT + distance);
  return { page: PORT, ops: OPS_PORT ?? after(1), identityProvider: OIDC_PORT ?? after(2) };
}

/** Before the long work of a start: whether its ports are free. @throws ConfigError that names those that are not */
export async function requireFreePorts(ports: Ports, host: string): Promise<void> {
  const problems = await Promise.all([
    problemOf('PORT', ports.page, host),
    problemOf('OPS_PORT', ports.ops, host),
    problemOf('OIDC_PORT', ports.identityProvider, '127.0.0.1'),
  ]);
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new ConfigError(found);
}

function problemOf(name: string, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `${name}: ${port} is in use on ${host}`
          : `${name}: ${port} cannot be listened at on ${host} (${error.message})`,
      ),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
