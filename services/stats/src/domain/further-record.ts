import type { UserStats } from '@proximity/rules/statistics-record';

/** Which of two records of one player goes further: more plays, or as many and a later last one; of equals the first. */
export function furtherRecord(a: UserStats, b: UserStats): UserStats {
  if (a.totalPlays !== b.totalPlays) return a.totalPlays > b.totalPlays ? a : b;
  return (a.lastPlay ?? '') >= (b.lastPlay ?? '') ? a : b;
}
