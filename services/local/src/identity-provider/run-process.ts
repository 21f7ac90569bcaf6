import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Logger } from '@proximity/common/logger';
import { z } from 'zod';
import type { IdentityProviderOptions, RunningIdentityProvider } from './start';

export interface ProcessOptions extends IdentityProviderOptions {
  logger: Logger;
  /** Flags for Node before the file, e.g. a loader. */
  nodeFlags?: string[];
}

const started = z.object({ issuer: z.string(), port: z.number() });

/**
 * Starts the identity provider as a child process: its package writes to the console, and its lines belong
 * into the log. It ends with the launcher, also when the launcher is killed.
 * @throws with its last lines when it does not start
 */
export async function runIdentityProvider(options: ProcessOptions): Promise<RunningIdentityProvider> {
  const child = spawn(process.execPath, [...(options.nodeFlags ?? []), require.resolve('./main')], {
    env: {
      PORT: String(options.port),
      CLIENT_ID: options.clientId,
      CLIENT_SECRET: options.clientSecret,
      CALLBACK_PATH: options.callbackPath,
      NODE_ENV: process.env.NODE_ENV,
    },
    // A process group of its own: Ctrl-C reaches the launcher, which stops the child in its turn.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines = collectLines(child, options.logger);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { issuer, port } = await new Promise<z.output<typeof started>>((resolve, reject) => {
    child.once('message', (message) => resolve(started.parse(message)));
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The identity provider did not start:\n${lines.join('\n')}`)));
  });
  return {
    issuer,
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function collectLines(child: ChildProcess, logger: Logger): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      last.push(line);
      last.splice(0, last.length - 20);
      logger.debug({ line }, 'The identity provider said something.');
    });
  }
  return last;
}
