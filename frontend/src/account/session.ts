import { ApiError } from '../api/api-error';
import type { DeviceStorage } from '../device/device-storage';
import { SIGN_OUT_KEY, type OwnAccount } from './account';
import type { AccountCalls } from './account-calls';
import { isPassing } from './passing-failure';
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
export function createSession({ calls, own, storage, onUser, tellFailure }: SessionParts): Session {
  let refreshing: Promise<void> | undefined;
  let finishing: Promise<void> | undefined;
  let isLeaving = false;
  // one at a time: a second call would already come with a used token
  const refresh = () =>
    (refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined;
    }));

  async function refreshOnce(): Promise<void> {
    const { user } = own.current();
    try {
      await calls.refresh();
    } catch (error) {
      if (isUnauthenticated(error)) end();
      throw error;
    }
    // signed out in another tab meanwhile: this answer has brought the cookies back
    if (user !== null && own.current().user === null) await leave();
  }

  async function renew(): Promise<boolean> {
    if (isLeaving) return false;
    try {
      await refresh();
      return true;
    } catch {
      return false;
    }
  }

  async function loadUser(): Promise<boolean> {
    try {
      const user = (await calls.fetchUser()) ?? (own.hint.isSet() ? await fetchRenewed() : null);
      // a late answer: the player has signed out since, here or in another tab
      if (user && !own.hint.isSet()) {
        own.stopLoading();
        return false;
      }
      if (user) {
        storage.remove(SIGN_OUT_KEY);
        onUser(user);
        own.setUser(withWhatWasKnown(user, own.current().user));
        return true;
      }
      end();
    } catch (error) {
      // a session that cannot be renewed has been ended by whoever tried to
      if (isPassing(error) || isUnauthenticated(error)) own.stopLoading();
      else end();
    }
    return false;
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

  async function fetchRenewed(): Promise<UserDetails | null> {
    await refresh();
    return calls.fetchUser();
  }

  // another tab, or an earlier answer, may have signed the player out: that is told once
  function end(): void {
    const { user, isLoading } = own.current();
    own.forgetUser();
    if (!isLeaving && (user !== null || isLoading)) tellFailure();
  }

  // the page forgets the player in any case; what the server could not be told it is told later
  async function leave(): Promise<void> {
    await tellServer();
    own.forgetUser();
  }

  async function tellServer(): Promise<void> {
    try {
      await calls.logout();
      storage.remove(SIGN_OUT_KEY);
    } catch {
      storage.write(SIGN_OUT_KEY, 'true');
    }
  }

  // several wakings come in one moment
  const finishSignOut = () =>
    (finishing ??= finishOnce().finally(() => {
      finishing = undefined;
    }));

  async function finishOnce(): Promise<void> {
    if (own.hint.isSet() || storage.read(SIGN_OUT_KEY) === null) return;
    await tellServer();
    // whoever has signed in meanwhile, in another tab, stays
    if (!own.hint.isSet()) own.forgetUser();
  }

  async function signOut(): Promise<void> {
    isLeaving = true;
    // its answer would bring back the cookies that signing out clears
    if (refreshing)
      await soonest(
        refreshing.catch(() => undefined),
        LEAVE_MS,
      );
    await leave();
    isLeaving = false;
  }

  return { loadUser, arrive, renew, signOut, finishSignOut };
}

function soonest(promise: Promise<void>, ms: number): Promise<void> {
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
