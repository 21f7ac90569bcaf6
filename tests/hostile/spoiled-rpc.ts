import fc from 'fast-check';
import { GOOD_RPCS } from './good-rpcs';
import type { RpcCase } from './hostile-case';
import { badNumber, badText, spoil, spoilEach } from './spoil';

const MOST_ITEMS = 600;

/** Good messages of which one field is hostile, as far as its type in the contract can hold that. */
export function spoiledRpc(text: fc.Arbitrary<string>): fc.Arbitrary<RpcCase> {
  const ofText = badText(text);
  const bad = (good: unknown): fc.Arbitrary<unknown> => {
    if (typeof good === 'string') return ofText(good);
    if (typeof good === 'number') return badNumber;
    if (typeof good === 'boolean') return fc.constant(!good);
    // Of an empty list there is nothing to repeat.
    if (Array.isArray(good) && good.length > 0)
      return fc.nat(MOST_ITEMS).map((times) => Array<unknown>(times).fill(good[0]));
    return fc.constant(Array.isArray(good) ? good : {});
  };
  return fc
    .constantFrom(...GOOD_RPCS)
    .chain(({ service, rpc, message }) =>
      spoil(message, bad).map((spoiled) => ({ kind: 'rpc', why: rpc, service, rpc, message: spoiled })),
    );
}

/** Each good message once for each text in it, with the same text there; what the contract says is a number stays one. */
export function textInEachText(text: string): RpcCase[] {
  return GOOD_RPCS.flatMap(({ service, rpc, message }) =>
    spoilEach(message, text, (good) => typeof good === 'string').map((spoiled) => ({
      ...{ kind: 'rpc', why: rpc, service, rpc },
      message: spoiled,
    })),
  );
}
