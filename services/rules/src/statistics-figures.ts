import { numberOfDate } from './game-date';
import { gameDaysAt } from './statistics-day';
import type { UserStats } from './statistics-record';

/** The numbers that are shown of a record. Averages are not rounded; all are 0 where nothing was played. */
export interface StatsFigures {
  readonly played: number;
  readonly wins: number;
  /** 0 … 100, whole. */
  readonly winPercent: number;
  readonly giveups: number;
  readonly playStreak: number;
  readonly winStreak: number;
  readonly averageGuesses: number;
  readonly averageHints: number;
}

/** @param at the moment by the server's clock: a streak shows 0 once a day was missed */
export function statsFigures(stats: UserStats, at: Date): StatsFigures {
  const played = stats.abandons + stats.wins + stats.giveups;
  const finished = stats.wins + stats.giveups;
  return {
    played,
    wins: stats.wins,
    winPercent: Math.round(100 * quotient(stats.wins, played)),
    giveups: stats.giveups,
    ...unbrokenStreaks(stats, at),
    averageGuesses: quotient(stats.totalGuesses, finished),
    averageHints: quotient(stats.hints, finished),
  };
}

function unbrokenStreaks(stats: UserStats, at: Date): Pick<StatsFigures, 'playStreak' | 'winStreak'> {
  const { today, open } = gameDaysAt(at);
  const lastPlay = dayOf(stats.lastPlay);
  // yesterday's game can still be won in the hours after midnight
  const hopes = open < today && lastPlay >= open ? open : today;
  return {
    playStreak: lastPlay >= today - 1 ? stats.playStreak : 0,
    winStreak: dayOf(stats.lastEnd) >= hopes - 1 ? stats.winStreak : 0,
  };
}

function dayOf(date: string | null): number {
  return date === null ? -Infinity : numberOfDate(date);
}

function quotient(total: number, count: number): number {
  return count === 0 ? 0 : total / count;
}
