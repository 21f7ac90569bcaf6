import { Writable } from 'node:stream';
import { createLogger, type Logger } from '@proximity/common/logger';

export interface CollectedLogs {
  logger: Logger;
  /** Every line so far, as it was written. */
  text(): string;
  lines(): Record<string, unknown>[];
}

/** A real logger whose lines a test can read, at the most talkative level. */
export function collectLogs(service: string): CollectedLogs {
  const written: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  const text = (): string => written.join('');
  return {
    logger: createLogger({ service, level: 'trace', destination }),
    text,
    lines: () =>
      text()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
