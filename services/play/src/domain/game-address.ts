import { AppError } from '@proximity/common/app-error';
import { readUserId } from '@proximity/common/user-id';
import { readGameCode } from '@proximity/rules/game-code';
import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { gameDaysAt } from '@proximity/rules/statistics-day';

export interface GameName {
  userId: string;
  gameCode: string;
  gameNumber: number;
}

/** One game of one player. */
export interface GameAddress extends GameName {
  mode: GameMode;
  lang: Language;
  /** Its day, yyyy-MM-dd. */
  gameDate: string;
}

/**
 * The game that a caller names, if it can be played at this moment.
 * @throws AppError `unauthenticated`, `invalid_request`, `date_not_found`, `future_game`
 */
export function readAddress({ userId, gameCode, gameNumber }: GameName, now: Date): GameAddress {
  const series = readCode(gameCode);
  if (gameNumber === -1) {
    throw new AppError('invalid_request', 'Games that players make are not kept with the account.');
  }
  const gameDate = dateOfNumber(gameNumber);
  if (gameDate === undefined) throw new AppError('date_not_found', 'Date not found');
  if (gameNumber > newestNumber(series.mode, now)) {
    throw new AppError('future_game', 'Hey! You cannot play future games!');
  }
  return { userId: readUserId(userId), gameCode, ...series, gameNumber, gameDate };
}

/** @throws AppError `invalid_request` for what is no game code */
export function readCode(gameCode: string): { mode: GameMode; lang: Language } {
  const series = readGameCode(gameCode);
  if (series === undefined) throw new AppError('invalid_request', 'There is no game of this code.');
  return series;
}

/** The last number that can be played: today's, in mode yesterday the one before. */
function newestNumber(mode: GameMode, now: Date): number {
  const { today } = gameDaysAt(now);
  return mode === 'yesterday' ? today - 1 : today;
}
