import type { GameMode } from '@proximity/rules/game-mode';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The mode with lists of words of its own in which this visitor plays, by the address; daily where it names none. */
export function useVisitMode(): GameMode {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return readKeptMode(/^\/play\/([^/]+)/.exec(pathname)?.[1] ?? search.get('mode'));
}

/** Junior and child; everything else, yesterday's game among it, has the words of the daily games. */
export function readKeptMode(text: string | null): GameMode {
  return text === 'junior' || text === 'child' ? text : 'daily';
}
