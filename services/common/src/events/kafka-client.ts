import { Kafka, logLevel, type LogEntry } from 'kafkajs';
import type { Logger } from '../logger';
import type { KafkaBusOptions } from './kafka-options';

/** Few retries inside the client: whoever uses it waits and tries again, for ever. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 5 };

/**
 * The client of the brokers, not yet connected; its log goes to ours. Waits 2 s for a connection and 10 s for an
 * answer.
 */
export function createKafka({ brokers, clientId, logger }: KafkaBusOptions): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    connectionTimeout: 2_000,
    requestTimeout: 10_000,
    retry: RETRY,
    logLevel: logLevel.INFO,
    logCreator: () => (entry) => log(logger, entry),
  });
}

/**
 * The client says "error" of what it then mends by itself, a broker that is away for instance; what it cannot
 * mend is told through `failed`. So everything is one level lower with us.
 */
function log(logger: Logger, { level, namespace, log: entry }: LogEntry): void {
  const { message, timestamp: _timestamp, logger: _logger, stack: _stack, ...facts } = entry;
  const line = { kafka: namespace, ...facts };
  if (level === logLevel.ERROR) logger.warn(line, message);
  else if (level === logLevel.WARN) logger.info(line, message);
  else logger.debug(line, message);
}
