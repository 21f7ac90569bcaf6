import { supervise, type Part, type RunningPart } from './supervise';

/** A part whose processes end when the test says so. */
class Processes {
  readonly running: { end: () => void; stopped: boolean }[] = [];
  /** How the next starts fail. */
  readonly failures: string[] = [];

  readonly part: Part = {
    name: 'part',
    start: () => {
      const failure = this.failures.shift();
      if (failure !== undefined) return Promise.reject(new Error(failure));
      return Promise.resolve(this.begin());
    },
  };

  private begin(): RunningPart {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const running = { end, stopped: false };
    this.running.push(running);
    const stop = (): Promise<void> => {
      running.stopped = true;
      running.end();
      return Promise.resolve();
    };
    return { pid: this.running.length, ended, stop };
  }
}

/** Collects reports, and lets a test wait for one. */
function reports() {
  const told: [number | undefined, string][] = [];
  let news = (): void => undefined;
  const report = (_name: string, pid: number | undefined, text: string): void => {
    told.push([pid, text.replace(/\d+\.\d/, 'n')]);
    news();
  };
  const until = async (count: number): Promise<void> => {
    while (told.length < count) await new Promise<void>((resolve) => (news = resolve));
  };
  return { told, report, until };
}

describe('a supervised part', () => {
  it('when it ends, then it is started again, also after starts that fail', async () => {
    const processes = new Processes();
    const { told, report, until } = reports();
    const supervised = await supervise(processes.part, report);
    processes.failures.push('busy\nwith a second line');
    processes.running[0]?.end();
    await until(4);
    expect(told).toEqual([
      [1, 'runs after n s'],
      [undefined, 'has ended'],
      [undefined, 'does not start: busy'],
      [2, 'runs again after n s'],
    ]);
    await supervised.stop();
  });

  it('when it is stopped, then its process is ended and no other is started', async () => {
    const processes = new Processes();
    const supervised = await supervise(processes.part, reports().report);
    await supervised.stop();
    expect(processes.running.map(({ stopped }) => stopped)).toEqual([true]);
  });

  it('when it is stopped while it waits for the next start, then none comes', async () => {
    const processes = new Processes();
    const { report, until } = reports();
    const supervised = await supervise(processes.part, report);
    processes.running[0]?.end();
    await until(2);
    await supervised.stop();
    expect(processes.running).toHaveLength(1);
  });

  it('when its first start fails, then that is the answer', async () => {
    const processes = new Processes();
    processes.failures.push('Kafka needs Java 17 or newer');
    await expect(supervise(processes.part, reports().report)).rejects.toThrow('Kafka needs Java 17');
  });
});
