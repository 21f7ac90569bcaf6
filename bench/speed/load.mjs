import autocannon from 'autocannon';
import { cpuSeconds } from './processes.mjs';

export const CONNECTIONS = 32;

/**
 * Keeps 32 connections busy, each with paths of its own, made into bytes before the clock starts.
 * @param paths at least one for each connection; a connection begins again when it has sent all of its own
 * @param pids whose CPU time is measured, by name
 * @param once send every path once, instead of for some seconds
 */
export async function load({ url, paths, pids = {}, seconds = 4, once = false }) {
  const share = Math.floor(paths.length / CONNECTIONS);
  const times = [];
  const statuses = new Map();
  let connection = 0;
  const before = mapValues(pids, cpuSeconds);
  const started = performance.now();
  let ended = started;
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    ...(once ? { amount: share * CONNECTIONS } : { duration: seconds }),
    setupClient(client) {
      const own = paths.slice(connection * share, ++connection * share);
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    // Autocannon itself comes back with the next full second only.
    ended = performance.now();
    times.push(milliseconds);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  await run;
  requireAnswered(statuses);
  const cpu = mapValues(pids, (pid, name) => ((cpuSeconds(pid) - before[name]) / times.length) * 1e6);
  return { cpu, ...summary(times, (ended - started) / 1000) };
}

/** @throws Error when a guess was refused */
export function requireAnswered(statuses) {
  const others = [...statuses].filter(([status]) => status !== 200);
  if (others.length > 0) throw new Error(`Guesses were refused (status, how many): ${others.join('; ')}`);
}

export function summary(times, seconds) {
  return { perSecond: times.length / seconds, ...percentiles(times) };
}

export function percentiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function mapValues(object, map) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
