import type { GameState, Guess } from '@proximity/rules/game-state';
import { isRecord, parseJson } from '@proximity/rules/json-value';
import type { DeviceStorage } from '../device/device-storage';

/** Games of this device that no account has yet as they are: the game's key → who played it, null for a visitor. */
export type UnsavedGames = Readonly<Record<string, string | null>>;

export const UNSAVED_GAMES_KEY = 'unsaved_games';

export function readUnsaved(storage: DeviceStorage): UnsavedGames {
  const stored = parseJson(storage.read(UNSAVED_GAMES_KEY) ?? '');
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([key, player]) =>
      player === null || typeof player === 'string' ? [[key, player]] : [],
    ),
  );
}

/** Remembers that a game has to be saved to an account, across reloads. */
export function markUnsaved(storage: DeviceStorage, key: string, player: string | null): void {
  const unsaved = readUnsaved(storage);
  if (unsaved[key] !== player) write(storage, { ...unsaved, [key]: player });
}

export function markSaved(storage: DeviceStorage, keys: readonly string[]): void {
  const unsaved = readUnsaved(storage);
  const left = Object.entries(unsaved).filter(([key]) => !keys.includes(key));
  if (left.length < Object.keys(unsaved).length) write(storage, Object.fromEntries(left));
}

/** Puts a game behind the others that are unsaved. */
export function postpone(storage: DeviceStorage, key: string): void {
  const { [key]: player, ...others } = readUnsaved(storage);
  if (player !== undefined) write(storage, { ...others, [key]: player });
}

/** Whether an account has to know of what has happened; moves that wait and how a list is sorted are the device's own. */
export function isWorthSaving(game: GameState, before: readonly Guess[]): boolean {
  const isScheduled = game.code === null && game.origin !== 'otherUser';
  return isScheduled && (game.guesses.length !== before.length || isOver(game.guesses) !== isOver(before));
}

function isOver(rows: readonly Guess[]): boolean {
  return rows.some((row) => row.correct);
}

function write(storage: DeviceStorage, unsaved: UnsavedGames): void {
  if (Object.keys(unsaved).length === 0) storage.remove(UNSAVED_GAMES_KEY);
  else storage.write(UNSAVED_GAMES_KEY, JSON.stringify(unsaved));
}
