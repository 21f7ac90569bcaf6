import { setImmediate } from 'node:timers/promises';

export interface Stage {
  /**
   * Says how far the stage is, and lets signals be heard.
   * @param fraction 0 … 1
   * @param count how many have been done
   * @throws the signal's reason once it is aborted
   */
  step(fraction: number, count: number): Promise<void>;
  end(): void;
}

export interface Progress {
  /** @param unit what is counted: "words" */
  stage(name: string, unit: string): Stage;
}

export interface ProgressOptions {
  write: (text: string) => void;
  /** A terminal gets a bar that moves, anything else a plain line now and then. */
  isTerminal: boolean;
  /** Milliseconds from any start. */
  now: () => number;
  signal: AbortSignal;
}

const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const BAR_WIDTH = 20;
const CLEAR_LINE = '\r\x1b[K';

export function createProgress(options: ProgressOptions): Progress {
  return { stage: (name, unit) => startStage(name, unit, options) };
}

function startStage(name: string, unit: string, { write, isTerminal, now, signal }: ProgressOptions): Stage {
  const started = now();
  const every = isTerminal ? BAR_EVERY_MS : LINE_EVERY_MS;
  let shown = started;
  let last = 0;
  const seconds = (): number => (now() - started) / 1000;
  return {
    async step(fraction, count) {
      // The event loop has to turn at every step, not only when there is something to show, to hear a signal.
      await setImmediate();
      signal.throwIfAborted();
      last = count;
      if (now() - shown < every) return;
      shown = now();
      const state = describe(fraction, count, seconds(), unit);
      write(isTerminal ? `${CLEAR_LINE}${name} ${bar(fraction)} ${state}` : `${name}: ${state}\n`);
    },
    end() {
      write(`${isTerminal ? CLEAR_LINE : ''}${name}: ${grouped(last)} ${unit} in ${clock(seconds())}.\n`);
    },
  };
}

function describe(fraction: number, count: number, seconds: number, unit: string): string {
  const rate = grouped(Math.round(count / seconds));
  const left = fraction > 0 ? `, ${clock((seconds / fraction) * (1 - fraction))} left` : '';
  return `${Math.floor(fraction * 100)} %, ${grouped(count)} ${unit}, ${rate}/s${left}`;
}

function bar(fraction: number): string {
  const full = Math.round(fraction * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}

/** Minutes and seconds: 1:05. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 1234567 → "1,234,567" */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
