import type { FriendsGamesAnswer } from '@proximity/gateway/api/leaderboard';
import { isIntegerIn, isRecord, isTextOrNull } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';
import { readList } from './read-list';
import { readTextField } from './read-text-field';
import { steadily } from './steadily';

/** How a friend, or the player, stands in one game. */
export type FriendGame = FriendsGamesAnswer[number];

/** A game of the leaderboards. */
export interface BoardGame {
  readonly gameCode: string;
  readonly gameNumber: number;
}

const REFETCH_MS = 2000;

/** The player and all friends in the order of the leaderboard, asked again every 2 s while it is looked at. Null asks for nothing. */
export function useFriendsGames(game: BoardGame | null): SWRResponse<readonly FriendGame[], unknown> {
  const { api } = usePageServices();
  return useSWR(game && friendsGamesPath(game), (path: string) => api.get(path, readFriendsGames), {
    ...steadily(REFETCH_MS),
    // SWR takes a question for answered that was put less than 2 s ago: every other one of ours
    dedupingInterval: REFETCH_MS / 2,
  });
}

function friendsGamesPath({ gameNumber, gameCode }: BoardGame): string {
  return apiPath(['api', 'friends-games', gameNumber, gameCode]);
}

function readFriendsGames(value: unknown): readonly FriendGame[] | undefined {
  return readList(value, readFriendGame);
}

function readFriendGame(value: unknown): FriendGame | undefined {
  const userId = readTextField(value, 'userId');
  if (!isRecord(value) || userId === undefined) return undefined;
  const { ref, name, guessCount, hintCount, hasStarted, complete, gameWon, photoURL, isUser, position } =
    value;
  if (typeof ref !== 'string' || typeof name !== 'string' || !isTextOrNull(photoURL)) return undefined;
  if (!isCount(guessCount) || !isCount(hintCount)) return undefined;
  if (position !== null && !isCount(position)) return undefined;
  const flags = { hasStarted: hasStarted === true, complete: complete === true, gameWon: gameWon === true };
  return { userId, ref, name, guessCount, hintCount, ...flags, photoURL, isUser: isUser === true, position };
}

function isCount(value: unknown): value is number {
  return isIntegerIn(0, Number.MAX_SAFE_INTEGER, value);
}
