import { AppError } from '@proximity/common/app-error';

export interface TurnsOptions {
  /** So many of one key are under way at once; the others wait in line. */
  atOnce: number;
  patienceMs: number;
}

export interface Turn {
  /** Whether it comes: not to one that has ended before. @throws AppError `too_many_requests` when it takes too long */
  comes: Promise<boolean>;
  /** It is over, or nobody waits for it any more. */
  end(): void;
}

export interface Turns {
  ask(key: string): Turn;
  /** How many keys have something under way. */
  readonly keys: number;
}

interface Line {
  underWay: number;
  waiting: Set<() => void>;
}

/** Keeps one from taking the place of all others in this process. */
export function createTurns({ atOnce, patienceMs }: TurnsOptions): Turns {
  const lines = new Map<string, Line>();
  const lineOf = (key: string): Line => {
    const line = lines.get(key) ?? { underWay: 0, waiting: new Set() };
    lines.set(key, line);
    return line;
  };
  const passOn = (key: string, line: Line): void => {
    const [next] = line.waiting;
    if (next) return next();
    line.underWay--;
    if (line.underWay === 0) lines.delete(key);
  };
  return {
    get keys() {
      return lines.size;
    },
    ask(key) {
      const line = lineOf(key);
      if (line.underWay < atOnce) {
        line.underWay++;
        return { comes: Promise.resolve(true), end: once(() => passOn(key, line)) };
      }
      return inLine(line, { patienceMs, passOn: () => passOn(key, line) });
    },
  };
}

function inLine(line: Line, { patienceMs, passOn }: { patienceMs: number; passOn: () => void }): Turn {
  let ending = (): void => undefined;
  const comes = new Promise<boolean>((resolve, reject) => {
    const leave = (next: () => void): void => {
      clearTimeout(timer);
      line.waiting.delete(begin);
      ending = next;
    };
    const begin = (): void => {
      leave(passOn);
      resolve(true);
    };
    const timer = setTimeout(() => {
      leave(() => undefined);
      reject(tooMany());
    }, patienceMs);
    ending = () => {
      leave(() => undefined);
      resolve(false);
    };
    line.waiting.add(begin);
  });
  return { comes, end: once(() => ending()) };
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}

function tooMany(): AppError {
  const details = { retryAfterSeconds: 1 };
  return new AppError('too_many_requests', 'That was too much at once. Try again later.', { details });
}
