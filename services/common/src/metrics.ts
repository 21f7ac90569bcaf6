import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type { Registry };

/** Rate, errors and duration of every rpc that this process answers. */
export interface Metrics {
  registry: Registry;
  /** @param code the gRPC status name or our own error code; `ok` for success */
  rpcAnswered(service: string, method: string, code: string, seconds: number): void;
}

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A new registry with the figures of Node itself: memory, processor time, event loop. One per process. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** @param registry one per process: several services of one process share it and stay apart by label */
export function createMetrics(registry: Registry): Metrics {
  const duration = histogram(registry, 'rpc_duration_seconds', 'Time to answer an rpc.', [
    'service',
    'method',
    'code',
  ]);
  return {
    registry,
    rpcAnswered: (service, method, code, seconds) => duration.observe({ service, method, code }, seconds),
  };
}

/** The histogram of this name in the registry, made at its first use. */
export function histogram<L extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: L[],
): Histogram<L> {
  const existing = registry.getSingleMetric(name);
  if (existing instanceof Histogram) return existing;
  return new Histogram({ name, help, labelNames, buckets: BUCKETS, registers: [registry] });
}

/** The counter of this name in the registry, made at its first use. */
export function counter<L extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: L[],
): Counter<L> {
  const existing = registry.getSingleMetric(name);
  if (existing instanceof Counter) return existing;
  return new Counter({ name, help, labelNames, registers: [registry] });
}

/** The gauge of this name in the registry, made at its first use. */
export function gauge<L extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: L[],
): Gauge<L> {
  const existing = registry.getSingleMetric(name);
  if (existing instanceof Gauge) return existing;
  return new Gauge({ name, help, labelNames, registers: [registry] });
}
