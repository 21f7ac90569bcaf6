import {
  databaseUrls,
  removeRunning,
  writeRunning,
  type RunningLauncher,
} from '../../services/local/src/data-directory';
import type { Ports } from '../../services/local/src/ports';
import type { ServiceDatabases } from '../../services/local/src/postgres/service-databases';
import type { Infrastructure } from './infrastructure';
import type { ServiceParts } from './service-parts';

export interface PartState {
  name: string;
  /** Absent while it does not run, and where Docker has it. */
  pid?: number;
  /** host:port */
  address: string;
  /** Health and metrics; services have them. */
  opsUrl?: string;
}

/** What tools and tests may know of a full run: what they may of a local one, and more. */
export interface RunningFullFacts extends RunningLauncher {
  parts: PartState[];
  kafkaBrokers: string;
  redisUrl: string;
}

interface Facts {
  host: string;
  ports: Ports;
  services: ServiceParts;
  databases: ServiceDatabases;
  infrastructure: Infrastructure;
}

/** running.json of a full run: kept true while processes end and start again. */
export class Announcement {
  private readonly pids = new Map<string, number>();
  private facts: RunningFullFacts | undefined;

  constructor(private readonly directory: string) {}

  get url(): string {
    return this.facts?.url ?? '';
  }

  get parts(): PartState[] {
    return this.facts?.parts ?? [];
  }

  changed(name: string, pid: number | undefined): void {
    if (pid === undefined) this.pids.delete(name);
    else this.pids.set(name, pid);
    this.write();
  }

  /** Everything has started. */
  open({ host, ports, services, databases, infrastructure }: Facts): void {
    const { places, providerUrl } = services;
    const { addresses } = infrastructure;
    this.facts = {
      pid: process.pid,
      url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${ports.page}`,
      opsUrl: `http://127.0.0.1:${ports.ops}`,
      ...addressesOf(places),
      ...databaseUrls(databases),
      ...(providerUrl !== undefined && { providerUrl }),
      ...{ kafkaBrokers: addresses.kafka, redisUrl: `redis://${addresses.redis}` },
      parts: [
        ...Object.entries(addresses).map(([name, address]) => ({ name, address })),
        ...(providerUrl === undefined
          ? []
          : [{ name: 'identity-provider', address: new URL(providerUrl).host }]),
        ...Object.entries(places).map(([name, { address, opsPort }]) => ({
          ...{ name: FOLDERS[name] ?? name, address, opsUrl: `http://127.0.0.1:${opsPort}` },
        })),
        { name: 'gateway', address: `${host}:${ports.page}`, opsUrl: `http://127.0.0.1:${ports.ops}` },
      ],
    };
    this.write();
  }

  withdraw(): void {
    this.facts = undefined;
    removeRunning(this.directory);
  }

  private write(): void {
    if (!this.facts) return;
    const parts = this.facts.parts.map(({ pid: _old, ...part }) => {
      const pid = this.pids.get(part.name);
      return { ...part, ...(pid === undefined ? {} : { pid }) };
    });
    this.facts = { ...this.facts, parts };
    writeRunning(this.directory, this.facts);
  }
}

const FOLDERS: Record<string, string> = { gameSchedule: 'game-schedule' };

function addressesOf(places: ServiceParts['places']) {
  return {
    similarityAddress: places.similarity.address,
    gameScheduleAddress: places.gameSchedule.address,
    accountsAddress: places.accounts.address,
    playAddress: places.play.address,
    statsAddress: places.stats.address,
    friendsAddress: places.friends.address,
  };
}
