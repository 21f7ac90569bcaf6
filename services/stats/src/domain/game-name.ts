import { AppError } from '@proximity/common/app-error';
import { readGameCode } from '@proximity/rules/game-code';
import { dateOfNumber } from '@proximity/rules/game-date';

/** One number of one mode and language: what everybody plays on a day. */
export interface GameName {
  gameCode: string;
  gameNumber: number;
}

/** @throws AppError `invalid_request` for what is no game code */
export function readCode(gameCode: string): string {
  if (readGameCode(gameCode)) return gameCode;
  throw new AppError('invalid_request', 'There is no game of this code.');
}

/** @throws AppError `invalid_request`, `date_not_found` */
export function readGameName({ gameCode, gameNumber }: GameName): GameName {
  readCode(gameCode);
  if (dateOfNumber(gameNumber) === undefined) throw new AppError('date_not_found', 'Date not found');
  return { gameCode, gameNumber };
}
