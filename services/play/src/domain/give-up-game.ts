import { AppError } from '@proximity/common/app-error';
import { answerMove, countAnswer } from '@proximity/rules/answer-move';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import { gameDaysAt } from '@proximity/rules/statistics-day';
import { requestGiveUp } from '@proximity/rules/take-move';
import { readAddress, type GameAddress, type GameName } from './game-address';
import { isOver, keptGame, type KeptGame } from './kept-game';
import { readGameData } from './read-game-data';
import { recordSave } from './record-save';
import type { SaveOptions } from './save-game';
import type { SavedGame } from './saved-game';

export interface GivenUp {
  secretWord: string;
  saved: SavedGame;
}

/**
 * Ends a game as not won, before its word is told; so it cannot be taken back. A game that was over before stays as it was.
 * @param gameData what the device has, empty for nothing
 * @throws AppError `invalid_request` also for a game that the device has finished; otherwise as SaveGame does
 */
export type GiveUpGame = (name: GameName, gameData: string, requestId: string) => Promise<GivenUp>;

export function createGiveUpGame({ savedGames, words, clock, newId }: SaveOptions): GiveUpGame {
  return async (name, gameData, requestId) => {
    const now = clock.now();
    const address = readAddress(name, now);
    const sent = gameData === '' ? untouched(address, now) : readGameData(gameData, address);
    if (isOver(sent)) throw new AppError('invalid_request', 'This game is over already.');
    const secretWord = await words.reveal(address, requestId);
    const lost = givenUp(sent, secretWord);
    const saved = await savedGames.change(address, (stored) =>
      recordSave(address, stored, lost, { now: clock.now(), newId }),
    );
    return { secretWord, saved };
  };
}

/** Nobody says that it was begun before midnight: what is not today's is a game of the archive. */
function untouched({ mode, lang, gameNumber }: GameAddress, now: Date): KeptGame {
  const origin = gameNumber === gameDaysAt(now).today ? 'main' : 'archive';
  const game = newGame({ mode, lang, gameNumber, code: null, origin, secretWord: null });
  return keptGame(game, origin);
}

/** The same moves as on a device, so that the list ends alike. */
function givenUp(game: KeptGame, secretWord: string): KeptGame {
  const move = { kind: 'giveUp' } as const;
  const requested = requestGiveUp({ ...game, secretWord }).state;
  const revealed = answerMove(requested, move, secretScore(secretWord)).state;
  return keptGame(countAnswer(revealed).state, game.origin);
}
