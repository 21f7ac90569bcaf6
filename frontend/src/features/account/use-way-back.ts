import { isRecord } from '@proximity/rules/json-value';
import { usePlace } from '../../shared/navigation/use-navigation';
import { useVisitPath } from '../../shared/use-visit-path';
import { pathOfSite } from './path-of-site';

/** Where a sign-in on this page leads back to: where one came from, else home. */
export function useWayBack(): string {
  const { state } = usePlace();
  const visitPath = useVisitPath();
  const from = isRecord(state) && typeof state['from'] === 'string' ? state['from'] : null;
  return pathOfSite(from, window.location.origin) ?? visitPath('/');
}
