import { createGrpcClient, type Calls } from '../src/grpc-client';
import { grpcService, startGrpcServer, type Methods, type RunningGrpcServer } from '../src/grpc-server';
import { createLogger } from '../src/logger';
import { createMetrics, createRegistry } from '../src/metrics';
import { gameScheduleDefinition, type GameScheduleDefinition } from '../src/proto';

/** A server of a real contract with the methods that a test gives it, and a client of it. */
export interface Echo {
  server: RunningGrpcServer;
  calls: Calls<GameScheduleDefinition>;
  /** The lines that the server has logged. */
  log: () => string[];
  metrics: () => Promise<string>;
  stop: () => Promise<void>;
}

/** @param methods the rest answers with empty messages */
export async function startEcho(
  methods: Partial<Methods<GameScheduleDefinition>>,
  drainMs: number,
  port = 0,
): Promise<Echo> {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const metrics = createMetrics(createRegistry());
  const server = await startGrpcServer({
    services: [grpcService(gameScheduleDefinition(), { ...emptyAnswers(), ...methods })],
    host: '127.0.0.1',
    port,
    logger: createLogger({ service: 'echo', destination }),
    metrics,
    drainMs,
  });
  const client = createGrpcClient(gameScheduleDefinition(), {
    address: `127.0.0.1:${server.port}`,
    deadlineMs: 20_000,
  });
  return {
    server,
    calls: client.calls,
    log: () => lines,
    metrics: () => metrics.registry.metrics(),
    async stop() {
      client.close();
      await server.stop();
    },
  };
}

/** Answers every rpc of the contract with an empty message. */
function emptyAnswers(): Methods<GameScheduleDefinition> {
  const names = Object.keys(gameScheduleDefinition());
  return Object.fromEntries(names.map((name) => [name, () => ({})])) as never;
}
