import type { Settings } from '../device/settings-store';
import { useObservable } from './observable';
import { usePageServices } from './page-services';

/** What the player has chosen, now and when it changes. */
export function useSettings(): Settings {
  return useObservable(usePageServices().settings);
}
