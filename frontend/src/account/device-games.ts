import { GAME_KEY_PREFIX, gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { restoreGame } from '@proximity/rules/restore-game';
import type { DeviceStorage } from '../device/device-storage';

/** A scheduled game of this device. */
export interface DeviceGame {
  readonly key: string;
  readonly text: string;
  readonly game: GameState;
}

/** The scheduled games that the device keeps: not the ones that a player has made. */
export function deviceGames(storage: DeviceStorage): readonly DeviceGame[] {
  return storage
    .entries()
    .filter(([key]) => key.startsWith(GAME_KEY_PREFIX))
    .flatMap(([key, text]) => scheduledGame(key, text));
}

export function deviceGame(storage: DeviceStorage, key: string): DeviceGame | undefined {
  return scheduledGame(key, storage.read(key) ?? '')[0];
}

function scheduledGame(key: string, text: string): readonly DeviceGame[] {
  const game = restoreGame(text);
  const isScheduled = game !== undefined && game.code === null && game.origin !== 'otherUser';
  return isScheduled && gameKey(game) === key ? [{ key, text, game }] : [];
}
