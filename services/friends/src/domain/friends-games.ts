import type { Clock } from '@proximity/common/clock';
import { readPlayersGame, type PlayersGame } from './game-name';
import { placeAll, type Contestant, type Placed, type Progress } from './leaderboard';
import type { People, Person } from './people';

/** A player on a leaderboard, seen by one who looks at it. */
export interface Competitor extends Contestant, Person {
  isUser: boolean;
}

export interface Board {
  /** How the player and each friend stand in this game. Rejects with AppError `unauthenticated`, `unavailable`. */
  progress(game: PlayersGame): Promise<{ userId: string; progress: Progress }[]>;
}

/**
 * The leaderboard of a player and all friends, in its order.
 * @throws AppError `unauthenticated`, `invalid_request`, `date_not_found`, `future_game`, `unavailable`
 */
export type FriendsGames = (game: PlayersGame, requestId: string) => Promise<Placed<Competitor>[]>;

export interface FriendsGamesParts {
  board: Board;
  people: People;
  clock: Clock;
}

export function createFriendsGames({ board, people, clock }: FriendsGamesParts): FriendsGames {
  return async (given, requestId) => {
    const game = readPlayersGame(given, clock.now());
    const all = await board.progress(game);
    const persons = await people.find(
      all.map(({ userId }) => userId),
      requestId,
    );
    return placeAll(
      all.map(({ userId, progress }) => ({
        ...{ userId, progress, isUser: userId === game.userId },
        ...persons.of(userId),
      })),
    );
  };
}
