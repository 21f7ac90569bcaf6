import { newYorkDate } from '@proximity/common/new-york-date';
import { numberOfDate } from '@proximity/rules/game-date';
import type { GameMode } from '@proximity/rules/game-mode';
import type { KeptOrigin } from './kept-game';

/** For so long after its day a game that was begun on it still counts for it. */
const GRACE_MS = 3 * 3_600_000;

interface GameOfDay {
  mode: GameMode;
  gameNumber: number;
}

/** The last number that can be played: today's, in mode yesterday the one before. */
export function newestNumber(mode: GameMode, now: Date): number {
  const today = numberAt(now);
  return mode === 'yesterday' ? today - 1 : today;
}

/**
 * Whether a game that is saved for the first time now was begun on its own day. In the hours of grace the device
 * says so: it has begun it as the game of the day, or from the archive. After them, nothing was begun on its day.
 */
export function isBegunOnItsDay(game: GameOfDay, origin: KeptOrigin, now: Date): boolean {
  return countsForItsDay(game, now) && (origin === 'main' || numberAt(now) === game.gameNumber);
}

/** Whether what happens now to a game that was begun on its day counts for that day. Yesterday's game never does. */
export function countsForItsDay({ mode, gameNumber }: GameOfDay, now: Date): boolean {
  return mode !== 'yesterday' && numberAt(new Date(now.getTime() - GRACE_MS)) <= gameNumber;
}

function numberAt(instant: Date): number {
  return numberOfDate(newYorkDate(instant));
}
