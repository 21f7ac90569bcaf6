import { setTimeout as wait } from 'node:timers/promises';

/** Something that runs as a process of its own. */
export interface Part {
  name: string;
  start: () => Promise<RunningPart>;
}

export interface RunningPart {
  pid: number;
  /** Resolves when the process has ended without having been told to; may also do so when it was. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

export interface SupervisedPart {
  stop: () => Promise<void>;
}

/** What has happened to a part; `pid` is absent while it does not run. */
export type Report = (name: string, pid: number | undefined, text: string) => void;

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** Whoever ran for so long has not failed to start. */
const STEADY_MS = 10_000;

/**
 * Starts a part, and starts it again whenever it ends: at once at first, ever more slowly if it keeps ending.
 * @throws when the first start fails, which is a mistake to be mended and not an accident
 */
export async function supervise(part: Part, report: Report): Promise<SupervisedPart> {
  const supervisor = new Supervisor(part, report);
  await supervisor.start();
  return { stop: () => supervisor.stop() };
}

class Supervisor {
  private readonly stopping = new AbortController();
  private running: RunningPart | undefined;
  private keeping: Promise<void> = Promise.resolve();
  private waitMs = FIRST_WAIT_MS;

  constructor(
    private readonly part: Part,
    private readonly report: Report,
  ) {}

  async start(): Promise<void> {
    const started = performance.now();
    const running = await this.part.start();
    this.running = running;
    this.report(this.part.name, running.pid, `runs after ${seconds(started)} s`);
    this.keeping = this.keep(running);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running?.stop();
    await this.keeping;
    // A start that was under way when we were told to stop.
    await this.running?.stop();
  }

  private async keep(first: RunningPart): Promise<void> {
    for (let running: RunningPart | undefined = first; running !== undefined;) {
      const began = performance.now();
      await Promise.race([running.ended, aborted(this.stopping.signal)]);
      if (this.stopping.signal.aborted) return;
      this.running = undefined;
      this.report(this.part.name, undefined, 'has ended');
      if (performance.now() - began > STEADY_MS) this.waitMs = FIRST_WAIT_MS;
      running = await this.again();
    }
  }

  private async again(): Promise<RunningPart | undefined> {
    const ended = performance.now();
    while (!this.stopping.signal.aborted) {
      await wait(this.waitMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return undefined;
      this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
      try {
        this.running = await this.part.start();
        this.report(this.part.name, this.running.pid, `runs again after ${seconds(ended)} s`);
        return this.running;
      } catch (error) {
        const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
        this.report(this.part.name, undefined, `does not start: ${reason}`);
      }
    }
    return undefined;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
