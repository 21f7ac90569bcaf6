import { AppError } from './app-error';

/** The last game of a page: the next one begins behind it. */
export interface AfterGame {
  gameCode: string;
  gameNumber: number;
}

const FORM = /^(proximity(?:_[a-z]+){0,2})\/(\d{1,4})$/;

/** The name of the page behind a game. */
export function pageAfter({ gameCode, gameNumber }: AfterGame): string {
  return `${gameCode}/${gameNumber}`;
}

/** @param page empty for the first one @throws AppError `invalid_request` for what names no page */
export function readPage(page: string): AfterGame | undefined {
  if (page === '') return undefined;
  const [, gameCode, gameNumber] = FORM.exec(page) ?? [];
  if (gameCode === undefined) throw new AppError('invalid_request', 'There is no such page.');
  return { gameCode, gameNumber: Number(gameNumber) };
}
