import fc from 'fast-check';

/** Somewhere in a value: what is there, and the value with something else there. */
interface Place {
  good: unknown;
  put: (bad: unknown) => unknown;
}

export type Fields = Record<string, unknown>;

/** What is put in the place of something good. */
export type Bad = (good: unknown) => fc.Arbitrary<unknown>;

/**
 * Good fields with something bad in one place, now and then in two: everything before that place is passed, as no
 * message that is bad all over would. A text that is JSON is spoiled inside of it too.
 */
export function spoil(good: Fields, bad: Bad): fc.Arbitrary<Fields> {
  const names = Object.keys(good);
  if (names.length === 0) return fc.constant(good);
  const once = (fields: Fields): fc.Arbitrary<Fields> =>
    fc
      .constantFrom(...names)
      .chain((name) => fc.constantFrom(...placesIn(fields[name])).map((place) => ({ name, place })))
      .chain(({ name, place }) => bad(place.good).map((value) => ({ ...fields, [name]: place.put(value) })));
  return fc.oneof({ arbitrary: once(good), weight: 5 }, once(good).chain(once));
}

/** The good fields once for each place of theirs that may hold it, with the same bad thing there. */
export function spoilEach(good: Fields, bad: unknown, mayHold: (good: unknown) => boolean): Fields[] {
  return Object.entries(good).flatMap(([name, value]) =>
    placesIn(value)
      .filter((place) => mayHold(place.good))
      .map(({ put }) => ({ ...good, [name]: put(bad) })),
  );
}

/** Text that was good but for a piece of it, and numbers, and what only looks like either. */
export function badText(text: fc.Arbitrary<string>): (good: string) => fc.Arbitrary<string> {
  return (good) =>
    fc.oneof(
      { arbitrary: text, weight: 3 },
      text.map((piece) => good + piece),
      text.map((piece) => piece + good),
      fc.tuple(text, fc.nat(good.length)).map(([piece, at]) => good.slice(0, at) + piece + good.slice(at)),
      fc.nat(good.length).map((at) => good.slice(0, at)),
    );
}

const NUMBERS = [
  ...[0, -1, 1, 600, 3501, 3502, 1000, 1001],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 53],
];

export const badNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.integer(),
  fc.double(),
);

function placesIn(value: unknown): [Place, ...Place[]] {
  return [{ good: value, put: (bad) => bad }, ...inside(value)];
}

function inside(value: unknown): Place[] {
  if (typeof value === 'string') {
    const parsed = parseObject(value);
    return parsed === undefined
      ? []
      : inside(parsed).map(({ good, put }) => ({ good, put: (bad) => JSON.stringify(put(bad)) }));
  }
  if (Array.isArray(value))
    return (value as unknown[]).flatMap((item, index) =>
      placesIn(item).map(({ good, put }) => ({
        good,
        put: (bad) => (value as unknown[]).with(index, put(bad)),
      })),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    placesIn(item).map(({ good, put }) => ({ good, put: (bad) => ({ ...value, [name]: put(bad) }) })),
  );
}

function parseObject(text: string): object | undefined {
  if (!text.startsWith('{"')) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}
