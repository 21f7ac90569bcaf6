import { guessCount } from '@proximity/rules/game-counts';
import { gameKey } from '@proximity/rules/game-key';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { restoreGame } from '@proximity/rules/restore-game';
import type { DeviceStorage } from '../../device/device-storage';

/** How far this device has come with a game. */
export type GameMark =
  | { readonly kind: 'won'; /** Null where another device has won it. */ readonly guesses: number | null }
  | { readonly kind: 'over' | 'started' };

/** Of which lists a number is a game. */
export interface GamePlace {
  readonly mode: GameMode;
  readonly lang: Language;
}

/** The mark of a stored game; null for one that was never begun. Opening a game does not begin it, a guess does. */
export function readGameMark(storage: DeviceStorage, place: GamePlace, gameNumber: number): GameMark | null {
  const text = storage.read(gameKey({ ...place, gameNumber, code: null }));
  const game = text === null ? undefined : restoreGame(text);
  if (game === undefined) return null;
  if (game.status === 'won') return { kind: 'won', guesses: guessCount(game) };
  if (game.status === 'lost') return { kind: 'over' };
  return game.guesses.length + game.waiting.length > 0 ? { kind: 'started' } : null;
}
