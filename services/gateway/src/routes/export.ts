import type { Accounts } from '../accounts/accounts';
import { exportAnswer } from '../api/export';
import type { Friends } from '../friends/friends';
import { fileRoute, SERVICE_ERRORS, type Route } from '../http/route';
import type { Play } from '../play/play';
import type { Stats } from '../stats/stats';

export interface ExportParts {
  accounts: Accounts;
  play: Play;
  stats: Stats;
  friends: Friends;
}

const FILE_NAME = 'proximity-account.json';

export function exportRoute(parts: ExportParts): Route {
  return fileRoute({
    method: 'get',
    path: '/api/export',
    summary: 'A file with everything that is held about the player.',
    access: 'member',
    limits: ['export'],
    answer: exportAnswer,
    errors: SERVICE_ERRORS,
    handle: ({ userId, requestId }) => ({
      fileName: FILE_NAME,
      pieces: everything(parts, userId, requestId),
    }),
  });
}

/** Piece by piece, for a player's games may be more than fits into memory many times over. */
async function* everything(
  { accounts, play, stats, friends }: ExportParts,
  userId: string,
  requestId: string,
): AsyncGenerator<string> {
  // Before anything is said: an error is still an answer of its own.
  const [account, statistics, { friendships, games: leaderboards }, games] = await Promise.all([
    accounts.export(userId, requestId),
    stats.export(userId, requestId),
    friends.export(userId, requestId),
    play.export(userId, requestId),
  ]);
  yield `{"account":${account},"stats":${statistics},"friends":${friendships},"leaderboards":[`;
  yield* members(leaderboards);
  yield '],"games":[';
  yield* members(games);
  yield ']}\n';
}

/** The members of a JSON list. @param pages JSON texts */
async function* members(pages: AsyncIterable<string[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${isFirst ? '' : ','}${page.join(',')}`;
    isFirst = false;
  }
}
