import { ACCOUNT_PATH } from './account-paths';
import type { LinkProps } from './navigation/link';
import { usePlace } from './navigation/use-navigation';
import { useVisitPath } from './use-visit-path';

/** Leads to the account page, and tells it where one came from: who signs in there goes on from here. */
export function useAccountLink(): Pick<LinkProps, 'to' | 'state'> {
  const { pathname, search, state } = usePlace();
  const visitPath = useVisitPath();
  const isThere = pathname === ACCOUNT_PATH;
  return { to: visitPath(ACCOUNT_PATH), state: isThere ? state : { from: pathname + search } };
}
