import { expiredGames } from '@proximity/rules/expired-games';
import type { DeviceStorage } from '../device/device-storage';
import { markSaved, readUnsaved } from './unsaved-games';

interface DeleteOptions {
  /** Games that an account still has to get stay until it has them. */
  readonly keepsUnsaved: boolean;
}

/** Removes the games that were last written more than 100 days ago. */
export function deleteOldGames(storage: DeviceStorage, now: Date, { keepsUnsaved }: DeleteOptions): void {
  const unsaved = readUnsaved(storage);
  const old = expiredGames(storage.entries(), now).filter((key) => !keepsUnsaved || !(key in unsaved));
  for (const key of old) storage.remove(key);
  markSaved(storage, old);
}
