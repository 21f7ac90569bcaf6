import { useMemo } from 'react';
import type { PlayedGames } from '../../api/use-played-games';
import type { Month } from './months';
import type { MonthMarks } from './use-month-marks';
import { withAccountMarks } from './with-account-marks';

/** The marks of this device, overridden by what the account knows of the player's other ones. */
export function useAccountMarks(
  months: readonly Month[],
  marks: ReadonlyMap<string, MonthMarks>,
  played: PlayedGames | null,
): ReadonlyMap<string, MonthMarks> {
  const overridden = useMemo(() => played && withAccountMarks(played), [played]);
  return useMemo(() => {
    if (overridden === null) return marks;
    return new Map(
      months.flatMap((month) => {
        const own = marks.get(month.id);
        return own ? [[month.id, overridden(month, own)] as const] : [];
      }),
    );
  }, [months, marks, overridden]);
}
