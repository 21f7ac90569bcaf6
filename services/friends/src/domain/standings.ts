import { AppError } from '@proximity/common/app-error';
import type { Clock } from '@proximity/common/clock';
import type { Standing, TopLists } from '@proximity/common/top-lists';
import { readPlayersGame, type GameName, type PlayersGame } from './game-name';

/** The winners as the database knows them. All reject with AppError `unauthenticated`, `unavailable`. */
export interface Winners {
  /** Whether the top list shows of this player what the database knows. */
  isListed(game: PlayersGame): Promise<boolean>;
  /** The same answer as the top list's, at greater cost. */
  standing(game: PlayersGame): Promise<Standing>;
}

export interface StandingParts {
  winners: Winners;
  topLists: Pick<TopLists, 'standing'>;
  /** Begins to fill a list that is not there; nobody waits for it. */
  fill: (game: GameName) => void;
  clock: Clock;
}

/**
 * A player's place among all who won a game, and how many they are.
 * @throws AppError `unauthenticated`, `invalid_request`, `date_not_found`, `future_game`, `unavailable`
 */
export type GetStanding = (game: PlayersGame) => Promise<Standing>;

/** The name of a game's top list. */
export function topListOf({ gameCode, gameNumber }: GameName): string {
  return `${gameCode}/${gameNumber}`;
}

/** Asks the top list; while it is away, or behind for this player, the database. */
export function createGetStanding({ winners, topLists, fill, clock }: StandingParts): GetStanding {
  return async (given) => {
    const game = readPlayersGame(given, clock.now());
    if (!(await winners.isListed(game))) return winners.standing(game);
    const listed = await listedStanding(topLists, game);
    if (listed === 'not there') fill(game);
    return typeof listed === 'object' ? listed : winners.standing(game);
  };
}

async function listedStanding(
  topLists: StandingParts['topLists'],
  game: PlayersGame,
): Promise<Standing | 'not there' | 'away'> {
  try {
    return (await topLists.standing(topListOf(game), game.userId)) ?? 'not there';
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return 'away';
    throw error;
  }
}
