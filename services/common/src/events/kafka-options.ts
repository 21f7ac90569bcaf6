import type { Logger } from '../logger';
import type { Registry } from '../metrics';
import type { Patience } from './delivery';

export interface KafkaBusOptions {
  /** host:port of some brokers. */
  brokers: readonly string[];
  /** What the brokers' logs call this process. */
  clientId: string;
  /** Before the name of every topic and group, so that installations can share brokers. */
  prefix: string;
  /** Of each topic, when it is made. */
  partitions: number;
  replication: number;
  /** A consumer that says nothing for so long is dead: its partitions go to others. */
  sessionTimeoutMs: number;
  /** How often it is measured how many messages wait. */
  lagMs?: number;
  logger: Logger;
  registry: Registry;
  patience?: Patience;
}
