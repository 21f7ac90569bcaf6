import { dateOfNumber } from './game-date';

export type Season = 'halloween' | 'christmas';

const SEASON_DAYS: ReadonlyMap<string, Season> = new Map([
  ['10-31', 'halloween'],
  ['12-24', 'christmas'],
  ['12-25', 'christmas'],
]);

/** The theme that the shown game wears: 31 October (153 and every year's), 24 and 25 December (207, 208 …), else null. */
export function seasonOf(gameNumber: number): Season | null {
  const date = dateOfNumber(gameNumber);
  return (date === undefined ? undefined : SEASON_DAYS.get(date.slice(5))) ?? null;
}
