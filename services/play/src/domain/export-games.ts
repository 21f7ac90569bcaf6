import { pageAfter, readPage } from '@proximity/common/game-page';
import { readUserId } from '@proximity/common/user-id';
import { parseJson } from '@proximity/rules/json-value';
import { storeGame } from '@proximity/rules/store-game';
import { solutionOf } from './kept-game';
import type { OwnedGame, SavedGames } from './saved-games';

export interface ExportPage {
  /** JSON text of one game each. */
  games: string[];
  /** Absent on the last page. */
  nextPage?: string;
}

/**
 * Everything that is kept about a player. @param page empty for the first one, else `nextPage` of the one before
 * @throws AppError `invalid_request` for a page that was never named, `unauthenticated`, `unavailable`
 */
export type ExportGames = (userId: string, page: string) => Promise<ExportPage>;

export function createExportGames(savedGames: Pick<SavedGames, 'page'>): ExportGames {
  return async (userId, page) => {
    const games = await savedGames.page(readUserId(userId), readPage(page));
    const last = games.at(-1);
    return {
      games: games.map(exported),
      ...(last && { nextPage: pageAfter(last) }),
    };
  };
}

function exported({ gameCode, gameNumber, ref, game, ...own }: OwnedGame): string {
  const { firstSavedAt, startedAt, completedAt, savedAt, begunOnItsDay } = own;
  const gameData = parseJson(storeGame({ ...game, secretWord: solutionOf(game) }, savedAt));
  return JSON.stringify({
    ...{ gameCode, gameNumber, ref, begunOnItsDay, firstSavedAt, startedAt, completedAt, savedAt },
    gameData,
  });
}
