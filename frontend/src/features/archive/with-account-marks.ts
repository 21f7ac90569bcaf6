import type { PlayedGames } from '../../api/use-played-games';
import type { PlayedEntry } from '../../account/played-games';
import type { GameMark } from './game-mark';
import type { Month } from './months';
import type { MonthMarks } from './use-month-marks';

/** The marks of a device, overridden by what the account knows; a list that was overridden once stays the same object. */
export function withAccountMarks(played: PlayedGames): (month: Month, marks: MonthMarks) => MonthMarks {
  const done = new WeakMap<MonthMarks, MonthMarks>();
  return ({ gameNumbers }, marks) => {
    const known = done.get(marks);
    if (known) return known;
    const joined = gameNumbers.map((gameNumber, index) =>
      withAccountMark(marks[index] ?? null, played.get(gameNumber)),
    );
    done.set(marks, joined);
    return joined;
  };
}

/** The mark of one game. An end that the account has not heard of yet is on its way there, and stands. */
export function withAccountMark(mark: GameMark | null, entry: PlayedEntry | undefined): GameMark | null {
  if (entry === undefined) return mark;
  if (!entry.complete) return mark ?? { kind: 'started' };
  if (!entry.gameWon) return { kind: 'over' };
  return mark?.kind === 'won' ? mark : { kind: 'won', guesses: null };
}
