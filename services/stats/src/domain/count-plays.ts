import { bookOfPlays, type EndedPlay, type StartedPlay } from '@proximity/rules/statistics-events';
import type { UserStats } from '@proximity/rules/statistics-record';
import type { NumberedPlay } from './play';

/** The record of these plays of one mode and language, by the rules that the page counts by. Their order changes nothing. */
export function countPlays(plays: readonly NumberedPlay[]): UserStats {
  return bookOfPlays(plays.flatMap(startAndEnd)).stats;
}

function startAndEnd({ gameNumber: id, startedOnItsDay, end }: NumberedPlay): (StartedPlay | EndedPlay)[] {
  // What ended on its day was begun on it.
  const started = { id, isOnItsDay: startedOnItsDay ?? end?.onItsDay === true };
  if (!end) return [started];
  const { won, onItsDay, guesses, hints } = end;
  return [started, { id, isOnItsDay: onItsDay, hasWon: won, guesses, hints }];
}
