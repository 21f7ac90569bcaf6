import { pageAfter, readPage } from '@proximity/common/game-page';
import { readUserId } from '@proximity/common/user-id';
import type { FriendStore } from './friend-store';

export interface ExportPage {
  /** JSON text of everything but the games; on the first page only. */
  json?: string;
  /** JSON text of one game each. */
  games: string[];
  /** Absent on the last page. */
  nextPage?: string;
}

/**
 * Everything that is kept about a player. @param page empty for the first one, else `nextPage` of the one before
 * @throws AppError `invalid_request` for what names no page, `unauthenticated`, `unavailable`
 */
export type ExportFriends = (userId: string, page: string) => Promise<ExportPage>;

export function createExportFriends(store: Pick<FriendStore, 'export' | 'exportGames'>): ExportFriends {
  return async (given, page) => {
    const userId = readUserId(given);
    const after = readPage(page);
    const games = await store.exportGames(userId, after);
    const last = games.at(-1);
    return {
      ...(after ? {} : { json: JSON.stringify(await store.export(userId)) }),
      games: games.map(({ json }) => json),
      ...(last && { nextPage: pageAfter(last) }),
    };
  };
}
