import type { CustomGameAnswer } from '../api/custom-game';
import type { GameAnswer } from '../api/game';
import type { GiveUpAnswer } from '../api/give-up';
import type { TodayAnswer } from '../api/today';

/** Which game: a number of a language and mode. */
export interface GameId {
  lang: string;
  mode: string;
  gameNumber: number;
}

/** A game that a player makes: of a word of the player's, or of a random one. */
export type CustomGame = { lang: string; mode: string } & ({ word: string } | { random: true });

/** Which word is played on which day, as the routes ask it. */
export interface GameSchedule {
  today(requestId: string): Promise<TodayAnswer>;
  game(id: GameId, requestId: string): Promise<GameAnswer>;
  giveUp(id: GameId, requestId: string): Promise<GiveUpAnswer>;
  /** Whether this is the word of the game. */
  isSolution(guess: GameId & { word: string }, requestId: string): Promise<boolean>;
  createCustomGame(game: CustomGame, requestId: string): Promise<CustomGameAnswer>;
  giveUpCustomGame(code: string, requestId: string): Promise<GiveUpAnswer>;
}
