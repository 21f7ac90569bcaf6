import { dateOfNumber, FIRST_GAME_NUMBER } from '@proximity/rules/game-date';

/** The games of one month, newest first. */
export interface Month {
  /** `2026-11` */
  readonly id: string;
  readonly gameNumbers: readonly number[];
}

/** Every game before `today`, by months, newest first. */
export function monthsBefore(today: number): readonly Month[] {
  const months: { id: string; gameNumbers: number[] }[] = [];
  for (let gameNumber = today - 1; gameNumber >= FIRST_GAME_NUMBER; gameNumber -= 1) {
    const id = dateOfNumber(gameNumber)?.slice(0, 7) ?? '';
    const last = months.at(-1);
    if (last?.id === id) last.gameNumbers.push(gameNumber);
    else months.push({ id, gameNumbers: [gameNumber] });
  }
  return months;
}

/** The months by years, in the same order. */
export function yearsOf(
  months: readonly Month[],
): readonly (readonly [year: string, months: readonly Month[]])[] {
  const years = new Map<string, Month[]>();
  for (const month of months) {
    const year = month.id.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), month]);
  }
  return [...years];
}
