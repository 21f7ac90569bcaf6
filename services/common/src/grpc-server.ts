import {
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
  type sendUnaryData,
} from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { HealthImplementation } from 'grpc-health-check';
import { AppError } from './app-error';
import { toServiceError } from './grpc-error';
import type { Logger } from './logger';
import type { Metrics } from './metrics';

/** What a method knows of the call beside its request. */
export interface CallContext {
  requestId: string;
}

/** One async function per rpc of the definition. */
export type Methods<D> = {
  [
    K in keyof D as D[K] extends MethodDefinition<infer _I, infer _O, infer _I2, infer _O2>
      ? string extends K
        ? never
        : K
      : never
  ]: D[K] extends MethodDefinition<infer _I, infer O, infer I2, infer _O2>
    ? (request: I2, context: CallContext) => Promise<O> | O
    : never;
};

type Method = (request: unknown, context: CallContext) => unknown;

export interface GrpcService {
  definition: ServiceDefinition;
  methods: Record<string, Method>;
}

export interface GrpcServerOptions {
  services: GrpcService[];
  host: string;
  /** 0 for any free port. */
  port: number;
  logger: Logger;
  metrics: Metrics;
  /** How long a stop lets running calls go on, in milliseconds. */
  drainMs?: number;
}

export interface RunningGrpcServer {
  port: number;
  /** What the health service answers; it starts with SERVING. */
  setServing(serving: boolean): void;
  stop(): Promise<void>;
}

const DRAIN_MS = 5_000;
// New replicas get traffic only when old connections end, and dead peers show only by pings.
const CHANNEL_OPTIONS = {
  'grpc.max_connection_age_ms': 60_000,
  'grpc.max_connection_age_grace_ms': 15_000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.max_receive_message_length': 2 * 1024 * 1024,
  'grpc.max_send_message_length': 2 * 1024 * 1024,
};

/** Ties the methods to their contract; the types are checked here, once. */
export function grpcService<D extends ServiceDefinition>(definition: D, methods: Methods<D>): GrpcService {
  return { definition, methods: methods };
}

/** Starts a gRPC server with the health protocol. AppErrors travel to the caller, others become `internal`. */
export async function startGrpcServer(options: GrpcServerOptions): Promise<RunningGrpcServer> {
  const server = new Server(CHANNEL_OPTIONS);
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  for (const service of options.services) server.addService(service.definition, implement(service, options));
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${options.host}:${options.port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    port,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    stop: () => drain(server, options.drainMs ?? DRAIN_MS),
  };
}

function implement(
  { definition, methods }: GrpcService,
  options: GrpcServerOptions,
): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.keys(definition).map((name) => {
      const method = methods[name];
      if (!method) throw new Error(`The rpc ${name} has no method.`);
      return [name, unary(definition[name]?.path ?? name, method, options)];
    }),
  );
}

function unary(path: string, method: Method, { logger, metrics }: GrpcServerOptions) {
  const [, service = '', rpc = ''] = path.split('/');
  return async (call: ServerUnaryCall<unknown, unknown>, callback: sendUnaryData<unknown>): Promise<void> => {
    const started = performance.now();
    const done = (code: string): void =>
      metrics.rpcAnswered(service, rpc, code, (performance.now() - started) / 1000);
    const requestId = String(call.metadata.get('x-request-id')[0] ?? '');
    try {
      const response = await method(call.request, { requestId });
      done('ok');
      callback(null, response);
    } catch (error) {
      const known = error instanceof AppError ? error : internal(error, rpc, requestId, logger);
      done(known.code);
      callback(toServiceError(known));
    }
  };
}

function internal(error: unknown, rpc: string, requestId: string, logger: Logger): AppError {
  logger.error({ err: error, rpc, requestId }, 'An rpc failed unexpectedly.');
  return new AppError('internal', 'Something went wrong.', { cause: error });
}

/** Lets running calls end, but not for longer than the patience. */
async function drain(server: Server, patienceMs: number): Promise<void> {
  const forced = setTimeout(() => server.forceShutdown(), patienceMs);
  await new Promise<void>((resolve) => server.tryShutdown(() => resolve()));
  clearTimeout(forced);
}
