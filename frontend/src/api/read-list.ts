import type { Reader } from './api-client';

/** A list of which every item can be read; undefined otherwise. */
export function readList<T>(value: unknown, read: Reader<T>): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}
