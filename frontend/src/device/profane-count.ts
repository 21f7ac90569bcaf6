import type { Guess } from '@proximity/rules/game-state';
import type { DeviceStorage } from './device-storage';

const KEY = 'profaneCount';

/** Adds the blocked words that have come into a list to the number of those that were guessed on this device. */
export function countProfane(
  storage: DeviceStorage,
  before: readonly Guess[],
  after: readonly Guess[],
): void {
  const known = new Set(before.map(({ word }) => word));
  const added = after.filter(({ word, blocked }) => blocked && !known.has(word)).length;
  if (added > 0) storage.write(KEY, String(profaneCount(storage) + added));
}

/** How many blocked words were guessed on this device. */
export function profaneCount(storage: DeviceStorage): number {
  const count = Number(storage.read(KEY));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
