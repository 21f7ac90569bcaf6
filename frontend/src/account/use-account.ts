import { useObservable } from '../shared/observable';
import { usePageServices } from '../shared/page-services';
import type { Account } from './account';
import type { AccountState } from './own-account';

/** Who plays, now and when it changes, and what can be done about it. */
export function useAccount(): AccountState & { readonly account: Account } {
  const { account } = usePageServices();
  return { ...useObservable(account), account };
}
