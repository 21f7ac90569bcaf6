import { AppError } from '@proximity/common/app-error';
import { dateOfBegunGame } from '@proximity/common/begun-game';
import { readUserId } from '@proximity/common/user-id';

/** One game that everybody plays; each has a leaderboard. */
export interface GameName {
  gameCode: string;
  gameNumber: number;
}

export interface PlayersGame extends GameName {
  userId: string;
}

// Mode yesterday has none: it replays a daily game. Languages may be added, so any code of one will do.
const CODE = /^proximity(_(junior|child))?(_[a-z]{2,3})?$/;

/** Whether games of this code have leaderboards. */
export function hasLeaderboard(gameCode: string): boolean {
  return CODE.test(gameCode);
}

/**
 * The game that a caller names, if it can have been played at this moment.
 * @throws AppError `unauthenticated`, `invalid_request`, `date_not_found`, `future_game`
 */
export function readPlayersGame({ userId, gameCode, gameNumber }: PlayersGame, now: Date): PlayersGame {
  if (!hasLeaderboard(gameCode)) {
    throw new AppError('invalid_request', 'There is no leaderboard of this game.');
  }
  dateOfBegunGame(gameNumber, now);
  return { userId: readUserId(userId), gameCode, gameNumber };
}
