import type { NumberedPlay, Play } from '../domain/play';

/** A row of the table `plays` without its player and code. */
export interface PlayRow {
  game_number: number;
  started_on_its_day: boolean | null;
  won: boolean | null;
  ended_on_its_day: boolean | null;
  guesses: number | null;
  hints: number | null;
}

export const PLAY_COLUMNS = 'game_number, started_on_its_day, won, ended_on_its_day, guesses, hints';

export function playOf(row: PlayRow): NumberedPlay {
  return { gameNumber: row.game_number, startedOnItsDay: row.started_on_its_day, end: endOf(row) };
}

function endOf({ won, ended_on_its_day: onItsDay, guesses, hints }: PlayRow): Play['end'] {
  // The table keeps all of them or none.
  if (won === null || onItsDay === null || guesses === null || hints === null) return null;
  return { won, onItsDay, guesses, hints };
}
