import type { DeviceStorage } from '../device/device-storage';
import { SIGN_OUT_KEY } from './account';
import type { OwnAccount } from './own-account';
import type { AccountCalls } from './account-calls';
import { atMost } from './at-most';
import { isUnauthenticated } from './is-unauthenticated';
import { isPassing } from './passing-failure';
import { createRenewal } from './renewal';
import { createSignOut } from './sign-out';
import { withWhatWasKnown, type UserDetails } from './user-details';

export interface Session {
  /** Asks who is signed in; resolves with whether the server has named somebody. Never rejects. */
  readonly loadUser: () => Promise<boolean>;
  /** The same for who has just signed in: whom the server cannot name now is signed out, and told. */
  readonly arrive: () => Promise<boolean>;
  readonly renew: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** Ends the session of who has signed out here while the server could not be asked. Never rejects. */
  readonly finishSignOut: () => Promise<void>;
}

interface SessionParts {
  readonly calls: Pick<AccountCalls, 'fetchUser' | 'refresh' | 'logout'>;
  readonly own: OwnAccount;
  readonly storage: Pick<DeviceStorage, 'read' | 'write' | 'remove'>;
  /** Called with every player before anything of theirs is shown or saved. */
  readonly onUser: (user: UserDetails) => void;
  /** Says that signing in has failed. */
  readonly tellFailure: () => void;
}

/** Who signs out does not wait longer than this for a session that is being renewed. */
const LEAVE_MS = 2000;

/** Who is signed in, and for how long. A server that cannot be reached signs nobody out. */
export function createSession(parts: SessionParts): Session {
  const { own, tellFailure } = parts;
  let isLeaving = false;
  const { leave, finish } = createSignOut(parts);
  const renewal = createRenewal({ ...parts, onRefused: end, leave });
  const loadUser = createLoadUser({ ...parts, refresh: renewal.run, end });

  // another tab, or an earlier answer, may have signed the player out: that is told once
  function end(): void {
    const { user, isLoading } = own.current();
    own.forgetUser();
    if (!isLeaving && (user !== null || isLoading)) tellFailure();
  }

  async function renew(): Promise<boolean> {
    if (isLeaving) return false;
    try {
      await renewal.run();
      return true;
    } catch {
      return false;
    }
  }

  async function signOut(): Promise<void> {
    isLeaving = true;
    // its answer would bring back the cookies that signing out clears
    const renewing = renewal.underWay();
    if (renewing) await atMost(LEAVE_MS, renewing);
    await leave();
    isLeaving = false;
  }

  async function arrive(): Promise<boolean> {
    if (await loadUser()) return true;
    // the session may be another player's than the one who is known here: nothing of theirs may go to it
    if (own.hint.isSet()) {
      await signOut();
      tellFailure();
    }
    return false;
  }

  return { loadUser, arrive, renew, signOut, finishSignOut: finish };
}

interface LoadUserParts extends Pick<SessionParts, 'calls' | 'own' | 'storage' | 'onUser'> {
  readonly refresh: () => Promise<void>;
  /** Called when nobody is signed in. */
  readonly end: () => void;
}

function createLoadUser({ calls, own, storage, onUser, refresh, end }: LoadUserParts): Session['loadUser'] {
  async function fetchRenewed(): Promise<UserDetails | null> {
    await refresh();
    return calls.fetchUser();
  }

  function takeIn(user: UserDetails): boolean {
    // a late answer: the player has signed out since, here or in another tab
    if (!own.hint.isSet()) {
      own.stopLoading();
      return false;
    }
    storage.remove(SIGN_OUT_KEY);
    onUser(user);
    own.setUser(withWhatWasKnown(user, own.current().user));
    return true;
  }

  return async () => {
    try {
      const user = (await calls.fetchUser()) ?? (own.hint.isSet() ? await fetchRenewed() : null);
      if (user) return takeIn(user);
      end();
    } catch (error) {
      // a session that cannot be renewed has been ended by whoever tried to
      if (isPassing(error) || isUnauthenticated(error)) own.stopLoading();
      else end();
    }
    return false;
  };
}
