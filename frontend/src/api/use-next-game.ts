import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { TODAY_KEY, type Today } from './use-today';
import { usePageServices } from '../shared/page-services';

const AT_MOST_EVERY_MS = 1000;
// a longer timer would overflow and fire at once
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Asks the server for the day again when the present one has ended. */
export function useNextGame(today: Today | undefined): void {
  const { now } = usePageServices();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (today === undefined) return;
    const left = today.nextGameAt - (now() + today.clockSkewMs);
    const delay = Math.min(LONGEST_TIMER_MS, Math.max(AT_MOST_EVERY_MS, left));
    const timer = setTimeout(() => void mutate(TODAY_KEY), delay);
    return () => clearTimeout(timer);
  }, [today, now, mutate]);
}
