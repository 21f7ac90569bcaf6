import { hintCount } from '@proximity/rules/game-counts';
import type { GameState } from '@proximity/rules/game-state';
import type { DeviceStorage } from './device-storage';

/**
 * Writes the round that is being played under the keys of its mode, for other programs on this origin: the page itself
 * reads none of them, the game's own key is the truth. The secret is in none of them before it is in the list.
 */
export function mirrorRound(storage: DeviceStorage, game: GameState): void {
  const prefix = `${game.code === null ? '' : 'custom_'}${game.mode === 'daily' ? '' : `${game.mode}_`}`;
  const rows = game.guesses;
  const hints = rows.filter((row) => row.isHint);
  const values = {
    gameRound: game.gameNumber,
    guesses: rows.filter((row) => !row.isHint).map((row) => row.word),
    /** Rows of the list that no player has typed. */
    bonusGuesses: hints.length,
    winState: game.status,
    hints_words: hints.map((row) => row.word),
    hints_used: hintCount(game),
  };
  for (const [name, value] of Object.entries(values)) {
    storage.write(`${prefix}${name}`, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
