import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { HostileCase } from './hostile-case';
import { hostileBytes, hostileHttp } from './hostile-http';
import { hostileRpc } from './hostile-rpc';
import { hostileText } from './hostile-text';
import { complaint } from './outcome';
import type { RunningProduct } from './running-product';
import { spoiledHttp } from './spoiled-http';
import { spoiledRpc } from './spoiled-rpc';

/** As many at once: a hostile player is not alone. */
const LANES = 8;

export interface Failure {
  hostile: HostileCase;
  complaint: string;
}

/** @returns what failed, in no order */
export async function runCorpus(product: RunningProduct, corpus: readonly HostileCase[]): Promise<Failure[]> {
  const waiting = [...corpus];
  const failures: Failure[] = [];
  const lane = async (): Promise<void> => {
    for (let hostile = waiting.shift(); hostile; hostile = waiting.shift()) {
      const wrong = await complaintAbout(product, hostile);
      if (wrong) failures.push({ hostile, complaint: wrong });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failures;
}

export interface Run {
  seed: number;
  cases: number;
  seconds?: number;
  /** Called after each case, and waited for by who sent it while the others go on. */
  afterEach: () => Promise<void>;
}

/** Makes and sends cases until there were as many, or the time is over; what fails is made as small as it gets. */
export async function runGenerated(
  product: RunningProduct,
  { seed, cases, seconds, afterEach }: Run,
): Promise<{ sent: number; failures: Failure[] }> {
  const arbitrary = anyCase(product);
  let sent = 0;
  const lane = async (_value: unknown, number: number): Promise<Failure[]> => {
    const property = fc.asyncProperty(arbitrary, async (hostile) => {
      sent++;
      const wrong = await complaintAbout(product, hostile);
      await afterEach();
      if (wrong) throw new Error(wrong);
    });
    const result = await fc.check(property, {
      seed: seed + number,
      numRuns: Math.ceil(cases / LANES),
      ...(seconds && { interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }),
    });
    const [hostile] = result.counterexample ?? [];
    if (!result.failed || !hostile) return [];
    const message = result.errorInstance instanceof Error ? result.errorInstance.message : 'failed';
    return [{ hostile, complaint: message }];
  };
  const failures = await Promise.all(Array.from({ length: LANES }, lane));
  return { sent, failures: failures.flat() };
}

export function freshSeed(): number {
  return randomInt(2 ** 31 - LANES);
}

function anyCase(product: RunningProduct): fc.Arbitrary<HostileCase> {
  const text = hostileText(product.seals);
  return fc.oneof(
    { arbitrary: hostileHttp(product.calls, text), weight: 5 },
    { arbitrary: spoiledHttp(text), weight: 6 },
    { arbitrary: hostileBytes(text), weight: 2 },
    { arbitrary: hostileRpc(product.rpcs, text), weight: 3 },
    { arbitrary: spoiledRpc(text), weight: 4 },
  );
}

async function complaintAbout(product: RunningProduct, hostile: HostileCase): Promise<string | undefined> {
  return complaint(await product.hostileChances.of(() => product.send(hostile)));
}
