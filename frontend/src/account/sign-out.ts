import type { DeviceStorage } from '../device/device-storage';
import { SIGN_OUT_KEY } from './account';
import type { OwnAccount } from './own-account';
import type { AccountCalls } from './account-calls';
import { oneAtATime } from './one-at-a-time';

export interface SignOut {
  /** The page forgets the player in any case; what the server could not be told it is told later. */
  readonly leave: () => Promise<void>;
  /** Ends the session of who has signed out here while the server could not be asked. Never rejects. */
  readonly finish: () => Promise<void>;
}

interface SignOutParts {
  readonly calls: Pick<AccountCalls, 'logout'>;
  readonly own: OwnAccount;
  readonly storage: Pick<DeviceStorage, 'read' | 'write' | 'remove'>;
}

/** Ends a session, also one that the server cannot be told of now. */
export function createSignOut({ calls, own, storage }: SignOutParts): SignOut {
  async function tellServer(): Promise<void> {
    try {
      await calls.logout();
      storage.remove(SIGN_OUT_KEY);
    } catch {
      storage.write(SIGN_OUT_KEY, 'true');
    }
  }

  async function leave(): Promise<void> {
    await tellServer();
    own.forgetUser();
  }

  // several wakings come in one moment
  const finishing = oneAtATime(async () => {
    if (own.hint.isSet() || storage.read(SIGN_OUT_KEY) === null) return;
    await tellServer();
    // whoever has signed in meanwhile, in another tab, stays
    if (!own.hint.isSet()) own.forgetUser();
  });

  return { leave, finish: finishing.run };
}
