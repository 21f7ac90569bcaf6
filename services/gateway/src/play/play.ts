import type { GamesPlayedAnswer, SavedGame } from '../api/saved-game';

/** Which game of a member. */
export interface MemberGame {
  userId: string;
  gameCode: string;
  gameNumber: number;
}

/** What a friend's game is asked by. */
export interface GameByRef {
  gameCode: string;
  gameRef: string;
}

/** The games of members, as the routes ask it. */
export interface Play {
  upsertGame(game: MemberGame & { gameData: string }, requestId: string): Promise<SavedGame>;
  giveUp(
    game: MemberGame & { gameData: string },
    requestId: string,
  ): Promise<{ secretWord: string; game: SavedGame }>;
  game(game: MemberGame, requestId: string): Promise<SavedGame | undefined>;
  gamesPlayed(member: { userId: string; gameCode: string }, requestId: string): Promise<GamesPlayedAnswer>;
  hasCompleted(game: MemberGame, requestId: string): Promise<boolean>;
  /** @throws AppError `not_found` */
  ownerOf(game: GameByRef, requestId: string): Promise<string>;
  gameByRef(
    game: GameByRef & { askerUserId: string; askerIsFriend: boolean },
    requestId: string,
  ): Promise<SavedGame>;
  /** Every game as a JSON object, page by page; resolves with the first page at hand. */
  export(userId: string, requestId: string): Promise<AsyncIterable<string[]>>;
}
