import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

export interface LoggerOptions {
  service: string;
  level?: string;
  /** Where the lines go: standard output unless given. */
  destination?: DestinationStream;
}

// PostgreSQL quotes whole rows in these fields of its errors, and a row may hold the word of a game to come.
const QUOTED_ROWS = ['err.detail', 'err.where', 'err.internalQuery'];

/** JSON lines with time, level and service. Whoever logs leaves words of unfinished games, cookies and tokens out. */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: QUOTED_ROWS, remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
