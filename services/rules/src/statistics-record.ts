import { dateOfNumber, numberOfDate } from './game-date';
import { isIntegerIn } from './json-value';

/**
 * A player's statistics of one mode and language. Played games are `abandons + wins + giveups`; guesses and hints are
 * those of finished games. Dates are game dates, yyyy-MM-dd, of games played on their day; null until there is one.
 */
export interface UserStats {
  readonly abandons: number;
  readonly firstPlay: string | null;
  readonly giveups: number;
  readonly hints: number;
  readonly lastEnd: string | null;
  readonly lastPlay: string | null;
  readonly playStreak: number;
  readonly totalGuesses: number;
  readonly totalPlays: number;
  readonly winStreak: number;
  readonly wins: number;
}

export const NO_STATS: UserStats = {
  abandons: 0,
  firstPlay: null,
  giveups: 0,
  hints: 0,
  lastEnd: null,
  lastPlay: null,
  playStreak: 0,
  totalGuesses: 0,
  totalPlays: 0,
  winStreak: 0,
  wins: 0,
};

/** A record from JSON; a field that is missing or makes no sense is as in a new record. */
export function readUserStats(fields: Readonly<Record<string, unknown>>): UserStats {
  return {
    abandons: readCount(fields['abandons']),
    firstPlay: readDate(fields['firstPlay']),
    giveups: readCount(fields['giveups']),
    hints: readCount(fields['hints']),
    lastEnd: readDate(fields['lastEnd']),
    lastPlay: readDate(fields['lastPlay']),
    playStreak: readCount(fields['playStreak']),
    totalGuesses: readCount(fields['totalGuesses']),
    totalPlays: readCount(fields['totalPlays']),
    winStreak: readCount(fields['winStreak']),
    wins: readCount(fields['wins']),
  };
}

function readCount(value: unknown): number {
  return isIntegerIn(0, Number.MAX_SAFE_INTEGER, value) ? value : 0;
}

function readDate(value: unknown): string | null {
  return typeof value === 'string' && dateOfNumber(numberOfDate(value)) === value ? value : null;
}
