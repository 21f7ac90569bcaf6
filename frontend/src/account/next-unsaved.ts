import type { DeviceStorage } from '../device/device-storage';
import { deviceGame, type DeviceGame } from './device-games';
import { markSaved, readUnsaved } from './unsaved-games';

/** A game that the player's account does not have yet: the urgent one if it is among them. What is no longer on the device is forgotten. */
export function nextUnsaved(
  storage: DeviceStorage,
  userId: string,
  urgent: string | undefined,
): DeviceGame | undefined {
  const keys = Object.entries(readUnsaved(storage))
    .filter(([, player]) => player === null || player === userId)
    .map(([key]) => key);
  const ordered = urgent !== undefined && keys.includes(urgent) ? [urgent, ...keys] : keys;
  const games = ordered.map((key) => deviceGame(storage, key));
  markSaved(
    storage,
    ordered.filter((_key, index) => games[index] === undefined),
  );
  return games.find((game) => game !== undefined);
}
