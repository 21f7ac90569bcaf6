import type { ServiceDefinition } from '@grpc/grpc-js';
import { createGrpcClient, type Calls } from '../../services/common/src/grpc-client';
import { createLogger, type Logger } from '../../services/common/src/logger';
import { createRegistry, type Registry } from '../../services/common/src/metrics';
import type { RunningService } from '../../services/common/src/run-service';

/** What a service tells of itself to. */
export interface TestParts {
  logger: Logger;
  registry: Registry;
  /** Everything that was logged. */
  log(): string;
}

export function testParts(service: string): TestParts {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return {
    logger: createLogger({ service, level: 'trace', destination }),
    registry: createRegistry(),
    log: () => lines.join(''),
  };
}

/** The settings of a service in the same process as others: any ports. */
export const ANY_PORTS = { PORT: '0', OPS_PORT: '0' };

export interface InProcess<D> {
  /** A real client of the running service. */
  calls: Calls<D>;
  opsPort: number;
  log(): string;
  stop(): Promise<void>;
}

export interface InProcessOptions<D> {
  definition: D;
  parts: TestParts;
  start: () => Promise<RunningService>;
  /** Ends what the test has put around the service; after it, or when it does not start. */
  end?: () => Promise<void>;
}

/** Starts a whole service in this process, as main does, and a client of it. */
export async function runInProcess<D extends ServiceDefinition>({
  definition,
  parts,
  start,
  end = () => Promise.resolve(),
}: InProcessOptions<D>): Promise<InProcess<D>> {
  const running = await start().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const address = `127.0.0.1:${running.port}`;
  const client = createGrpcClient(definition, { address, deadlineMs: 10_000 });
  return {
    calls: client.calls,
    opsPort: running.opsPort ?? 0,
    log: () => parts.log(),
    async stop() {
      client.close();
      await running.stop();
      await end();
    },
  };
}
