import { GOOD_HTTP } from './good-http';
import { GOOD_RPCS } from './good-rpcs';
import type { HostileCase } from './hostile-case';
import type { Failure } from './run-cases';
import type { RunningProduct } from './running-product';
import { goodCase } from './spoiled-http';

/** Spoiled requests get as far as the good ones do: what is wrong with these, and which calls have none. */
export async function goodRequestsRefused(product: RunningProduct): Promise<Failure[]> {
  const failures = missing(product);
  for (const good of GOOD_HTTP) {
    const hostile = goodCase(good);
    const { status = 0, body = '' } = await product.goodChances.of(() => product.send(hostile));
    const isTaken = (status >= 200 && status < 400) || good.refusals?.includes(status);
    if (!isTaken) failures.push({ hostile, complaint: `status ${status}: ${body.slice(0, 300)}` });
  }
  for (const { service, rpc, message, refusals } of GOOD_RPCS) {
    const hostile: HostileCase = { kind: 'rpc', why: 'good', service, rpc, message };
    const { code = '', body = '' } = await product.goodChances.of(() => product.send(hostile));
    const isTaken = code === 'OK' || refusals?.includes(code);
    if (!isTaken) failures.push({ hostile, complaint: `gRPC status ${code}: ${body}` });
  }
  return failures;
}

function missing({ calls, rpcs }: RunningProduct): Failure[] {
  const http = new Set(GOOD_HTTP.map(({ method, path }) => `${method} ${path}`));
  const grpc = new Set(GOOD_RPCS.map(({ service, rpc }) => `${service} ${rpc}`));
  const without = (hostile: HostileCase): Failure => ({
    hostile,
    complaint: 'there is no good request of it',
  });
  return [
    ...calls
      .filter(({ method, path }) => !http.has(`${method} ${path}`))
      .map(({ method, path }) => without({ kind: 'http', why: '', method, path })),
    ...rpcs
      .filter(({ service, rpc }) => !grpc.has(`${service} ${rpc}`))
      .map(({ service, rpc }) => without({ kind: 'rpc', why: '', service, rpc })),
  ];
}
