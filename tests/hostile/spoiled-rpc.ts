import fc from 'fast-check';
import { GOOD_RPCS } from './good-rpcs';
import type { RpcCase } from './hostile-case';
import { badNumber, badText, spoil } from './spoil';

const MOST_ITEMS = 600;

/** Good messages of which one field is hostile, as far as its type in the contract can hold that. */
export function spoiledRpc(text: fc.Arbitrary<string>): fc.Arbitrary<RpcCase> {
  const ofText = badText(text);
  const bad = (good: unknown): fc.Arbitrary<unknown> => {
    if (typeof good === 'string') return ofText(good);
    if (typeof good === 'number') return badNumber;
    if (typeof good === 'boolean') return fc.constant(!good);
    if (Array.isArray(good)) return fc.nat(MOST_ITEMS).map((times) => Array<unknown>(times).fill(good[0]));
    return fc.constant({});
  };
  return fc
    .constantFrom(...GOOD_RPCS)
    .chain(({ service, rpc, message }) =>
      spoil(message, bad).map((spoiled) => ({ kind: 'rpc', why: rpc, service, rpc, message: spoiled })),
    );
}
