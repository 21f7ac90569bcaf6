import { GAME_MODES, LANGUAGES } from '@proximity/rules/game-mode';
import { mergeGames } from '@proximity/rules/merge-games';
import { isRecord, parseJson } from '@proximity/rules/json-value';
import { restoreGame } from '@proximity/rules/restore-game';
import { statsKey } from '@proximity/rules/statistics-key';
import { storeGame } from '@proximity/rules/store-game';
import type { DeviceStorage } from '../device/device-storage';
import { deviceGame, deviceGames } from './device-games';
import { markSaved, markUnsaved, readUnsaved } from './unsaved-games';

/** The id of the player whose account the games of this device are saved to. */
export const GAMES_OWNER_KEY = 'games_owner';

/**
 * Makes the games of this device those of a player. What a visitor has played becomes the player's own. What belongs to
 * the player before is saved to their account and leaves the device; what could not be saved yet is put aside until
 * they come back.
 */
export function claimDevice(storage: DeviceStorage, userId: string, now: Date): void {
  const owner = storage.read(GAMES_OWNER_KEY);
  if (owner === userId) return;
  if (owner !== null) releaseGames(storage, owner);
  for (const { key, game } of deviceGames(storage)) {
    if (game.guesses.length > 0) markUnsaved(storage, key, userId);
  }
  takeBack(storage, userId, now);
  storage.write(GAMES_OWNER_KEY, userId);
}

function releaseGames(storage: DeviceStorage, owner: string): void {
  const unsaved = readUnsaved(storage);
  const theirs = deviceGames(storage).filter(({ key }) => unsaved[key] !== null);
  const aside = theirs.filter(({ key }) => key in unsaved).map(({ key, text }) => [key, text] as const);
  if (aside.length > 0) storage.write(asideKey(owner), JSON.stringify(Object.fromEntries(aside)));
  for (const { key } of theirs) storage.remove(key);
  markSaved(
    storage,
    theirs.map(({ key }) => key),
  );
  // the account has the record, and counts what a visitor has played when it is saved
  for (const mode of GAME_MODES) {
    for (const lang of LANGUAGES) storage.remove(statsKey({ mode, lang, code: null }));
  }
}

function takeBack(storage: DeviceStorage, userId: string, now: Date): void {
  const aside = parseJson(storage.read(asideKey(userId)) ?? '');
  for (const [key, text] of isRecord(aside) ? Object.entries(aside) : []) {
    const kept = typeof text === 'string' ? restoreGame(text) : undefined;
    if (kept === undefined) continue;
    const here = deviceGame(storage, key)?.game;
    storage.write(key, storeGame(here ? mergeGames(kept, here) : kept, now));
    markUnsaved(storage, key, userId);
  }
  storage.remove(asideKey(userId));
}

/** Games of a player that another has taken the place of, before they could be saved. */
function asideKey(userId: string): string {
  return `unsaved_games_of_${userId}`;
}
