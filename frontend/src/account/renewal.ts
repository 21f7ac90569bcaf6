import type { OwnAccount } from './own-account';
import type { AccountCalls } from './account-calls';
import { isUnauthenticated } from './is-unauthenticated';
import { oneAtATime, type OneAtATime } from './one-at-a-time';

interface RenewalParts {
  readonly calls: Pick<AccountCalls, 'refresh'>;
  readonly own: OwnAccount;
  /** Called when the session is over for good. */
  readonly onRefused: () => void;
  /** Signs out, here and at the server. */
  readonly leave: () => Promise<void>;
}

/** Renews the session. One at a time: a second call would already come with a used token. */
export function createRenewal({ calls, own, onRefused, leave }: RenewalParts): OneAtATime<void> {
  return oneAtATime(async () => {
    const { user } = own.current();
    try {
      await calls.refresh();
    } catch (error) {
      if (isUnauthenticated(error)) onRefused();
      throw error;
    }
    // signed out in another tab meanwhile: this answer has brought the cookies back
    if (user !== null && own.current().user === null) await leave();
  });
}
