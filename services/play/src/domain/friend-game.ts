import { AppError } from '@proximity/common/app-error';
import { canBeId, readUserId } from '@proximity/common/user-id';
import { readAddress, readCode } from './game-address';
import { isOver } from './kept-game';
import { withSecret, type ReadGame, type ReadOptions } from './read-games';

export interface AskForGame {
  askerUserId: string;
  gameCode: string;
  gameRef: string;
  /** Whether the owner is a friend of the asker. */
  askerIsFriend: boolean;
}

/** Games by their ref. */
export interface FriendGames {
  /** @throws AppError `not_found` */
  ownerOf(gameRef: string, gameCode: string): Promise<string>;
  /**
   * The owner's own game, or a friend's, once both have finished it.
   * @throws AppError `not_found` for an unknown, a stranger's and a friend's unfinished game, all alike;
   *   `forbidden` where the asker has not finished the game of that number
   */
  game(ask: AskForGame, requestId: string): Promise<ReadGame>;
}

export function createFriendGames({ savedGames, words, clock }: ReadOptions): FriendGames {
  return {
    async ownerOf(gameRef, gameCode) {
      readCode(gameCode);
      const owner = canBeId(gameRef) ? await savedGames.ownerOf(gameRef, gameCode) : undefined;
      if (owner === undefined) throw gameNotFound();
      return owner;
    },
    async game({ askerUserId, gameCode, gameRef, askerIsFriend }, requestId) {
      readCode(gameCode);
      const asker = readUserId(askerUserId);
      const found = canBeId(gameRef) ? await savedGames.findByRef(asker, gameRef, gameCode) : undefined;
      if (found === undefined) throw gameNotFound();
      if (found.userId !== asker) {
        if (!askerIsFriend || !isOver(found.game)) throw gameNotFound();
        if (!(await savedGames.isOver({ ...found, userId: asker }))) throw notFinishedYourself();
      }
      return withSecret(readAddress(found, clock.now()), found, words, requestId);
    },
  };
}

function gameNotFound(): AppError {
  return new AppError('not_found', 'Game not found');
}

function notFinishedYourself(): AppError {
  return new AppError('forbidden', 'You must finish the game before viewing the other games.');
}
