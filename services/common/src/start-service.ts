import { endAll, type Stop } from './end-all';
import { startGrpcServer, type GrpcService } from './grpc-server';
import type { Logger } from './logger';
import { createMetrics, type Registry } from './metrics';
import { startOpsServer } from './ops-server';
import type { RunningService } from './run-service';

export type { Stop };

export interface StartServiceOptions {
  config: { HOST: string; PORT: number; OPS_PORT?: number | undefined };
  logger: Logger;
  registry: Registry;
  /** Starts everything that the rpcs stand on. @param stops each part adds how it ends as soon as it runs */
  wire: (stops: Stop[]) => Promise<{ services: GrpcService[]; failed?: Promise<string> }>;
}

/**
 * Starts a service part by part: health first (not ready), then what it stands on, then its rpcs; ready is said last
 * and taken back first. If a part fails, those that run are ended.
 */
export async function startService(options: StartServiceOptions): Promise<RunningService> {
  const stops: Stop[] = [];
  try {
    return { ...(await startParts(options, stops)), stop: () => endAll(stops) };
  } catch (error) {
    await endAll(stops).catch((failure: unknown) =>
      options.logger.warn({ err: failure }, 'A part could not be ended.'),
    );
    throw error;
  }
}

async function startParts(
  { config, logger, registry, wire }: StartServiceOptions,
  stops: Stop[],
): Promise<Omit<RunningService, 'stop'>> {
  const { HOST: host, PORT: port, OPS_PORT: opsPort } = config;
  let isReady = false;
  const ready = () => Promise.resolve(isReady);
  const ops =
    opsPort === undefined ? undefined : await startOpsServer({ host, port: opsPort, registry, ready });
  stops.push(() => ops?.stop());
  const { services, failed } = await wire(stops);
  const server = await startGrpcServer({ services, host, port, logger, metrics: createMetrics(registry) });
  stops.push(async () => {
    isReady = false;
    server.setServing(false);
    await server.stop();
  });
  isReady = true;
  return { port: server.port, ...(ops && { opsPort: ops.port }), ...(failed && { failed }) };
}
