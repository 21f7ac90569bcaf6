import { claimDataDirectory } from '../../services/local/src/data-directory';
import { freePorts } from '../../services/local/src/free-port';
import { together } from '../../services/local/src/local-run';
import { requireFreePorts, type Ports } from '../../services/local/src/ports';
import { composeInfrastructure, hasDocker } from './compose';
import { processInfrastructure, type Infrastructure } from './infrastructure';
import { Announcement, type PartState } from './announcement';
import { serviceParts } from './service-parts';
import { supervise, type Part, type Report, type SupervisedPart } from './supervise';

export interface FullOptions {
  directory: string;
  /** Where the page is served; health one port higher, the identity provider two. 0: anywhere. */
  port: number;
  host: string;
  /** Whether Docker is used where there is one. */
  docker: boolean;
  say: (text: string) => void;
  signal: AbortSignal;
}

export interface RunningFull {
  url: string;
  parts: PartState[];
  stop: () => Promise<void>;
}

type OnStop = (stop: () => Promise<void>) => void;

/** Starts what the services stand on, then the services, layer by layer. */
export async function startFull(options: FullOptions): Promise<RunningFull> {
  const release = claimDataDirectory(options.directory, 'run-full');
  const stops = [() => Promise.resolve(release())];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };
  try {
    const announcement = await startParts(options, (stopPart) => stops.push(stopPart));
    return { url: announcement.url, parts: announcement.parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(options: FullOptions, onStop: OnStop): Promise<Announcement> {
  const { directory, host, say } = options;
  const ports = await pagePorts(options);
  const announcement = new Announcement(directory);
  const report: Report = (name, pid, text) => {
    say(`${name} ${text}${pid === undefined ? '' : ` (process ${pid})`}`);
    announcement.changed(name, pid);
  };
  const startAll = async (parts: Part[]): Promise<void> => {
    options.signal.throwIfAborted();
    const started: SupervisedPart[] = [];
    onStop(async () => void (await Promise.all(started.map((part) => part.stop()))));
    await together(parts.map(async (part) => started.push(await supervise(part, report))));
  };

  const infrastructure = await startInfrastructure(options, onStop, startAll);
  const { redis, kafka } = infrastructure.addresses;
  const databases = await infrastructure.openDatabases();
  const services = await serviceParts({
    environment: process.env,
    ...{ directory, databases, kafkaBrokers: kafka, redisUrl: `redis://${redis}` },
    page: { host, port: ports.page, opsPort: ports.ops, address: `${host}:${ports.page}` },
    oidcPort: ports.identityProvider,
  });
  for (const layer of services.layers) await startAll(layer);
  announcement.open({ host, ports, services, databases, infrastructure });
  onStop(() => Promise.resolve(announcement.withdraw()));
  return announcement;
}

/** All known before anything starts, since they stay the same when a part is started again. */
async function pagePorts({ port, host }: FullOptions): Promise<Ports> {
  const free = await freePorts(3);
  const [page = 0, ops = 0, identityProvider = 0] = port === 0 ? free : [port, port + 1, port + 2];
  const ports = { page, ops, identityProvider };
  await requireFreePorts(ports, host);
  return ports;
}

async function startInfrastructure(
  { directory, docker, say }: FullOptions,
  onStop: OnStop,
  startAll: (parts: Part[]) => Promise<void>,
): Promise<Infrastructure> {
  const inContainers = docker && (await hasDocker());
  say(`PostgreSQL, Redis and Kafka start ${inContainers ? 'in containers' : 'as processes'} …`);
  const infrastructure = await (inContainers ? composeInfrastructure : processInfrastructure)(directory);
  onStop(infrastructure.stop);
  await startAll(infrastructure.parts);
  return infrastructure;
}
