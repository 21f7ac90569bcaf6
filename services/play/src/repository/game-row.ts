import { isOneOf } from '@proximity/rules/json-value';
import { restoreGame } from '@proximity/rules/restore-game';
import { KEPT_ORIGINS, keptGame, type KeptGame } from '../domain/kept-game';
import type { OwnedGame } from '../domain/saved-games';

/** A row of the table `games`. */
export interface GameRow {
  user_id: string;
  game_code: string;
  game_number: number;
  ref: string;
  game_data: string;
  begun_on_its_day: boolean;
  first_saved_at: Date;
  started_at: Date | null;
  completed_at: Date | null;
  saved_at: Date;
}

export const GAME_COLUMNS = `user_id, game_code, game_number, ref, game_data, begun_on_its_day,
  first_saved_at, started_at, completed_at, saved_at`;

export function ownedGame(row: GameRow): OwnedGame {
  return {
    userId: row.user_id,
    gameCode: row.game_code,
    gameNumber: row.game_number,
    ref: row.ref,
    game: readKept(row.game_data),
    begunOnItsDay: row.begun_on_its_day,
    firstSavedAt: row.first_saved_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    savedAt: row.saved_at,
  };
}

function readKept(gameData: string): KeptGame {
  const game = restoreGame(gameData);
  if (game === undefined || !isOneOf(KEPT_ORIGINS, game.origin)) {
    throw new Error('A stored game cannot be read: was it written by a newer version?');
  }
  return keptGame(game, game.origin);
}
