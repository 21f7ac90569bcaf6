import { EventEmitter } from 'node:events';
import { z } from 'zod';
import { until } from '../../../scripts/jest/until';
import { serviceSettings } from './config';
import { runService, type RunningService } from './run-service';

const configSchema = z.object({ ...serviceSettings, PLACE: z.string(), OPS_PORT: z.coerce.number() });

/** As much of a process as a service sees. */
class Host extends EventEmitter {
  readonly env: Record<string, string>;
  readonly written: string[] = [];
  readonly stderr = { write: (text: string) => this.written.push(text) };
  exitCode: number | undefined;
  constructor(env: Record<string, string>) {
    super();
    this.env = { LOG_LEVEL: 'silent', ...env };
  }
  exit(): void {
    throw new Error('The service did not stop in time.');
  }
}

function run(host: Host, running: Partial<RunningService> | Error) {
  const configs: z.output<typeof configSchema>[] = [];
  const start = (config: z.output<typeof configSchema>): Promise<RunningService> => {
    configs.push(config);
    if (running instanceof Error) return Promise.reject(running);
    return Promise.resolve({ port: 1, stop: () => Promise.resolve(), ...running });
  };
  const service = { name: 'test', configSchema, opsPort: 9000, start };
  return { ended: runService(service, host as unknown as NodeJS.Process), configs };
}

const listening = (host: Host) => () => host.listenerCount('SIGTERM') > 0;

describe('a service as a process', () => {
  it.each(['SIGINT', 'SIGTERM'])('when %s comes, then it stops and ends with success', async (signal) => {
    const host = new Host({ PLACE: 'here' });
    let isStopped = false;
    const { ended, configs } = run(host, {
      stop: () => {
        isStopped = true;
        return Promise.resolve();
      },
    });
    await until('it listens to signals', listening(host));
    host.emit(signal);
    await ended;
    expect(isStopped).toBe(true);
    expect(host.exitCode).toBeUndefined();
    expect(configs).toMatchObject([{ PLACE: 'here', OPS_PORT: 9000 }]);
  });

  it('when a setting is wrong, then it ends with 1 and a sentence that names it', async () => {
    const host = new Host({});
    await run(host, {}).ended;
    expect(host.exitCode).toBe(1);
    expect(host.written.join('')).toContain('PLACE');
  });

  it('when the start fails, then it ends with 1 and the reason', async () => {
    const host = new Host({ PLACE: 'here', OPS_PORT: '9' });
    const { ended, configs } = run(host, new Error('The database is away.'));
    await ended;
    expect(host.exitCode).toBe(1);
    expect(host.written).toEqual(['The database is away.\n']);
    expect(configs[0]?.OPS_PORT).toBe(9);
  });

  it('when it cannot go on, then it stops by itself and ends with 1', async () => {
    const host = new Host({ PLACE: 'here' });
    await run(host, { failed: Promise.resolve('The broker sent it away.') }).ended;
    expect(host.exitCode).toBe(1);
  });
});
