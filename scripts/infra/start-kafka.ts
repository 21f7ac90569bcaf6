import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../services/local/src/free-port';
import { kafkaJars } from './kafka-jars';
import { brokerAnswers } from './kafka-ready';
import { startServerProcess, type ServerProcess } from './server-process';

export interface KafkaOptions {
  /** Its data, settings and log; made at the first start, kept afterwards. */
  directory: string;
  /** Where clients connect: a free port unless given. Whoever restarts it gives the port it had. */
  port?: number;
}

export interface RunningKafka extends ServerProcess {
  port: number;
  /** host:port, as in KAFKA_BROKERS */
  address: string;
}

const PATIENCE_MS = 90_000;

/** Starts one Kafka broker that is its own controller, on the loopback address. */
export async function startKafka({ directory, port }: KafkaOptions): Promise<RunningKafka> {
  const jars = kafkaJars();
  const clientPort = port ?? (await freePort());
  const data = join(directory, 'data');
  const settings = join(directory, 'server.properties');
  mkdirSync(data, { recursive: true });
  writeFileSync(settings, properties(clientPort, await freePort(), data));
  if (!existsSync(join(data, 'meta.properties'))) await format(jars, settings);
  const address = `127.0.0.1:${clientPort}`;
  const server = await startServerProcess({
    name: 'Kafka',
    file: 'java',
    args: [...JVM, '-cp', join(jars, '*'), 'kafka.Kafka', settings],
    directory,
    ready: () => brokerAnswers(address),
    patienceMs: PATIENCE_MS,
  });
  return { ...server, port: clientPort, address };
}

// The quick compiler only: a broker on one machine is short-lived, and is up in half the time.
const JVM = [
  '-Xmx512m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
];

async function format(jars: string, settings: string): Promise<void> {
  // Kafka refuses an identity that begins with a dash, which would read like an option.
  const id = `P${randomBytes(16).toString('base64url').slice(1)}`;
  const tool = ['-cp', join(jars, '*'), 'kafka.tools.StorageTool', 'format', '-t', id, '-c', settings];
  await promisify(execFile)('java', [...JVM, ...tool]);
}

// A broker that was killed is let in again when its old session has run out: a short one, so that it is soon.
function properties(port: number, controllerPort: number, data: string): string {
  return `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
listener.security.protocol.map=CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT
log.dirs=${data}
num.partitions=3
auto.create.topics.enable=false
offsets.topic.num.partitions=3
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=3
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
broker.heartbeat.interval.ms=500
broker.session.timeout.ms=2000
`;
}
