import type { GameState } from '@proximity/rules/game-state';
import { parseJson } from '@proximity/rules/json-value';
import type { DeviceStorage } from '../device/device-storage';
import { observableValue, type Observable } from '../shared/observable';
import type { LoginHint } from './login-hint';
import { readUserDetails, type UserDetails } from './user-details';

/** Who plays. */
export interface AccountState {
  /** The signed-in player as well as they are known (from the last visit, until the server has answered); null for a visitor. */
  readonly user: UserDetails | null;
  /** The server has not said yet who it is, or whether they are still signed in. */
  readonly isLoading: boolean;
}

/** Is told of a game as the account has it. */
export type SavedListener = (game: GameState) => void;

/** What only the account itself may do with its state. */
export interface OwnAccount extends Observable<AccountState> {
  readonly hint: LoginHint;
  /** Signed out, here: the games stay on the device. */
  readonly forgetUser: () => void;
  readonly setUser: (user: UserDetails) => void;
  /** The server cannot be asked: what is known of the user stands. */
  readonly stopLoading: () => void;
  readonly tellSaved: SavedListener;
  /** Calls when the account has taken a game of this device; returns how to stop. */
  readonly onSaved: (listener: SavedListener) => () => void;
}

export const USER_KEY = 'user';

/** Who plays on this device, in all of its tabs. */
export function createOwnAccount(storage: DeviceStorage, hint: LoginHint): OwnAccount {
  const state = observableValue<AccountState>(readCached(storage, hint));
  const savedListeners = new Set<SavedListener>();
  storage.watch((key) => {
    if (key === USER_KEY || key === null) state.set({ ...readCached(storage, hint), isLoading: false });
  });
  return {
    current: state.current,
    subscribe: state.subscribe,
    hint,
    setUser(user) {
      storage.write(USER_KEY, JSON.stringify(user));
      state.set({ user, isLoading: false });
    },
    stopLoading: () => state.set({ ...state.current(), isLoading: false }),
    forgetUser() {
      hint.clear();
      storage.remove(USER_KEY);
      state.set({ user: null, isLoading: false });
    },
    tellSaved: (game) => savedListeners.forEach((listener) => listener(game)),
    onSaved(listener) {
      savedListeners.add(listener);
      return () => savedListeners.delete(listener);
    },
  };
}

function readCached(storage: DeviceStorage, hint: LoginHint): AccountState {
  const isHinted = hint.isSet();
  const user = isHinted ? (readUserDetails(parseJson(storage.read(USER_KEY) ?? '')) ?? null) : null;
  if (!isHinted) storage.remove(USER_KEY);
  return { user, isLoading: isHinted };
}
