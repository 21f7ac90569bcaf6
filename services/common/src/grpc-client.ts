import {
  Client,
  Metadata,
  credentials,
  type MethodDefinition as GrpcMethod,
  type ServiceDefinition,
  type ServiceError,
} from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { fromServiceError } from './grpc-error';

export interface CallOptions {
  /** Carried to the service, so that the log lines of one request can be found. */
  requestId?: string;
  /** Instead of the client's deadline, for a call that may take longer than the others. */
  deadlineMs?: number;
}

/** One function per rpc, named like it with a small first letter. Rejects with an AppError. */
export type Calls<D> = {
  [
    K in keyof D as string extends K ? never : K extends string ? Uncapitalize<K> : never
  ]: D[K] extends MethodDefinition<infer I, infer _O, infer _I2, infer O2>
    ? (request: I, options?: CallOptions) => Promise<O2>
    : never;
};

export interface GrpcClient<D> {
  calls: Calls<D>;
  /** Resolves when a connection stands. @throws when none stands within the time */
  waitForReady(timeoutMs: number): Promise<void>;
  close(): void;
}

export interface GrpcClientOptions {
  /** `host:port`, or `dns:///name:port` for a headless service with several replicas. */
  address: string;
  /** How long one call may take, retries included. */
  deadlineMs: number;
}

const RETRY_UNAVAILABLE = {
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: [{}],
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.02s',
        maxBackoff: '0.2s',
        backoffMultiplier: 3,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
  retryThrottling: { maxTokens: 10, tokenRatio: 0.1 },
};

const CHANNEL_OPTIONS = {
  'grpc.service_config': JSON.stringify(RETRY_UNAVAILABLE),
  'grpc.service_config_disable_resolution': 1,
  'grpc.dns_min_time_between_resolutions_ms': 5_000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
  // The default waits up to two minutes before it looks again whether a service has come back.
  'grpc.max_reconnect_backoff_ms': 3_000,
  'grpc.max_receive_message_length': 2 * 1024 * 1024,
};

/**
 * A client with a deadline on every call. UNAVAILABLE is tried three times: every rpc reached by it is
 * idempotent or says in its contract how a repetition is told apart.
 */
export function createGrpcClient<D extends ServiceDefinition>(
  definition: D,
  { address, deadlineMs }: GrpcClientOptions,
): GrpcClient<D> {
  const client = new Client(address, credentials.createInsecure(), CHANNEL_OPTIONS);
  const calls = Object.fromEntries(
    Object.entries(definition).map(([name, method]: [string, GrpcMethod<object, object>]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      (request: object, options: CallOptions = {}) =>
        call(client, method, request, { deadlineMs, ...options }),
    ]),
  );
  return {
    calls: calls as Calls<D>,
    waitForReady: (timeoutMs) =>
      new Promise((resolve, reject) =>
        client.waitForReady(Date.now() + timeoutMs, (error) => (error ? reject(error) : resolve())),
      ),
    close: () => client.close(),
  };
}

function call(
  client: Client,
  method: GrpcMethod<object, object>,
  request: object,
  { requestId, deadlineMs }: CallOptions & { deadlineMs: number },
): Promise<unknown> {
  const metadata = new Metadata();
  if (requestId) metadata.set('x-request-id', requestId);
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      metadata,
      { deadline: Date.now() + deadlineMs },
      (error: ServiceError | null, response: unknown) =>
        error ? reject(fromServiceError(error)) : resolve(response),
    );
  });
}
