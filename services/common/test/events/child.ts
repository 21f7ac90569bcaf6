import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Child {
  /** Waits for the line; kills the process the moment it comes. */
  killAt(line: string): Promise<void>;
  kill(): Promise<void>;
  /** Tells it to end (SIGTERM), and waits for its exit code. */
  end(): Promise<number | null>;
}

/** Runs a program of this folder as a process of its own, which can be killed. @param settings read by `childSettings` */
export function startChild(program: string, settings: Record<string, string>): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, program)], {
    env: { ...process.env, CHILD: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    kill,
    end: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    killAt: async (line) => {
      await said(child, line);
      await kill();
    },
  };
}

async function said(child: ChildProcess, line: string): Promise<void> {
  if (!child.stdout) throw new Error('The process says nothing.');
  for await (const one of createInterface(child.stdout)) if (one === line) return;
  throw new Error(`The process ended without saying "${line}".`);
}
