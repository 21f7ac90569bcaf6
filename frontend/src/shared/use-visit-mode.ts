import type { GameMode } from '@proximity/rules/game-mode';
import { usePlace, useQuery } from './navigation/use-navigation';

/** The mode with lists of words of its own in which this visitor plays, by the address; daily where it names none. */
export function useVisitMode(): GameMode {
  const { pathname } = usePlace();
  const query = useQuery();
  return readKeptMode(/^\/play\/([^/]+)/.exec(pathname)?.[1] ?? query.get('mode'));
}

/** Junior and child; everything else, yesterday's game among it, has the words of the daily games. */
export function readKeptMode(text: string | null): GameMode {
  return text === 'junior' || text === 'child' ? text : 'daily';
}
