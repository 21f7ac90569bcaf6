import fc from 'fast-check';
import type { RpcCase } from './hostile-case';
import type { Rpc, RpcField } from './send-rpc';

const WHY = 'found by the generator';
const NUMBERS = [0, -1, 1, 600, 3501, 3502, 2 ** 31 - 1, -(2 ** 31), 1000, 1001];

/** A message of every kind for every rpc: hostile text and numbers in its fields, or bytes that are no message. */
export function hostileRpc(rpcs: readonly Rpc[], text: fc.Arbitrary<string>): fc.Arbitrary<RpcCase> {
  const value = fc.oneof({ arbitrary: text, weight: 6 }, fc.constantFrom(...NUMBERS), fc.boolean());
  const scalars = rpcs.flatMap(({ fields }) => fields.filter(({ list, message }) => !list && !message));
  const names = [...new Set(scalars.map(({ name }) => name))];
  const inner = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 5 });
  const contentOf = ({ list, message }: RpcField): fc.Arbitrary<unknown> => {
    const one: fc.Arbitrary<unknown> = message ? inner : list ? text : value;
    return list ? fc.array(one, { maxLength: 70 }) : one;
  };
  return fc.constantFrom(...rpcs).chain(({ service, rpc, fields }) => {
    const named = { kind: 'rpc', why: WHY, service, rpc } as const;
    const tagged = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 6 }), text), { maxLength: 5 })
      .map((entries) => Buffer.concat(entries.map(([field, content]) => stringField(field, content))));
    const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
    const bytes = fc
      .oneof({ arbitrary: tagged, weight: 4 }, noise)
      .map((all) => ({ ...named, base64: all.toString('base64') }));
    if (fields.length === 0) return bytes;
    const message = fc
      .tuple(
        ...fields.map((field) =>
          fc.option(contentOf(field).map((content) => [field.name, content] as const)),
        ),
      )
      .map((entries) => ({
        ...named,
        message: Object.fromEntries(entries.filter((entry) => entry !== null)),
      }));
    return fc.oneof({ arbitrary: message, weight: 3 }, bytes);
  });
}

/** A field of the wire type "bytes with their length", whatever the contract says of it. */
function stringField(field: number, content: string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([(field << 3) | 2]), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
