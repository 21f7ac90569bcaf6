import { gameKey } from '@proximity/rules/game-key';
import type { GameState, Guess } from '@proximity/rules/game-state';
import type { DeviceStorage } from '../device/device-storage';
import type { Observable } from '../shared/observable';
import { persistently } from '../shared/persistently';
import type { AccountWork } from './account-work';
import type { LoginHint } from './login-hint';
import type { OpenGame } from './open-game';
import { createOwnAccount, type AccountState, type OwnAccount, type SavedListener } from './own-account';
import { isWorthSaving, markUnsaved } from './unsaved-games';
import type { UserDetails } from './user-details';

/** The player's account as the page sees it. What it does with the server is fetched only for whoever signs in. */
export interface Account extends Observable<AccountState> {
  readonly isSignedIn: () => boolean;
  /**
   * Brings user, session, statistics and games up to date, and resolves when that is done or has failed.
   * @param isFresh the user has just been loaded, with a session that is new
   */
  readonly start: (isFresh: boolean) => Promise<void>;
  /** Asks the server how the player is known there. Never rejects. */
  readonly refreshUser: () => Promise<void>;
  /**
   * The return from a sign-in: asks the server who it is. Resolves with the player, or with null for somebody of whom the
   * server does not tell: they are signed out. Never rejects.
   */
  readonly arrive: () => Promise<UserDetails | null>;
  /** Changes what the page shows of the user, after the server has done so: a friend more, an invitation less. */
  readonly changeUser: (change: Partial<UserDetails>) => void;
  /** Ends the session, here in any case. Never rejects. */
  readonly signOut: () => Promise<void>;
  /** Deletes the account for good; what is on the device stays. Rejects with an ApiError, and the player then stays signed in. */
  readonly deleteAccount: () => Promise<void>;
  /** Renews the session after a 401; resolves with whether the call is worth repeating. Never rejects. */
  readonly renewSession: () => Promise<boolean>;
  /** Has a game saved that was written on this device; `before`: the rows that were written last. */
  readonly keepGame: (game: GameState, before: readonly Guess[]) => void;
  /** Keeps an open game together with the account's, as long as it is open; returns how to stop. */
  readonly openGame: (game: OpenGame) => () => void;
  /** Calls when the account has taken a game of this device; returns how to stop. */
  readonly onSaved: (listener: SavedListener) => () => void;
}

/** What the account is made of, beside what is fetched later. */
export interface AccountParts {
  readonly storage: DeviceStorage;
  readonly hint: LoginHint;
  readonly loadWork: (own: OwnAccount) => Promise<AccountWork>;
}

/** Set while the server does not know yet that the player has signed out on this device. */
export const SIGN_OUT_KEY = 'sign_out_waits';

export function createAccount({ storage, hint, loadWork }: AccountParts): Account {
  const own = createOwnAccount(storage, hint);
  let loading: Promise<AccountWork> | undefined;
  const work = () => (loading ??= persistently(() => loadWork(own)));
  const isSignedIn = () => own.current().user !== null;
  return {
    current: own.current,
    subscribe: own.subscribe,
    isSignedIn,
    async start(isFresh) {
      if (hint.isSet()) await (await work()).start(isFresh);
      else if (storage.read(SIGN_OUT_KEY) !== null) await (await work()).finishSignOut();
    },
    refreshUser: async () => (await work()).refreshUser(),
    arrive: async () => (await work()).arrive(),
    changeUser(change) {
      const { user } = own.current();
      if (user) own.setUser({ ...user, ...change });
    },
    signOut: async () => (await work()).signOut(),
    deleteAccount: async () => (await work()).deleteAccount(),
    renewSession: async () => hint.isSet() && (await work()).renewSession(),
    keepGame(game, before) {
      if (!isWorthSaving(game, before)) return;
      markUnsaved(storage, gameKey(game), own.current().user?.userId ?? null);
      if (isSignedIn()) void work().then((loaded) => loaded.save(game));
    },
    openGame: (game) => (hint.isSet() ? openWhenLoaded(work(), game) : () => undefined),
    onSaved: own.onSaved,
  };
}

function openWhenLoaded(work: Promise<AccountWork>, game: OpenGame): () => void {
  let stop: (() => void) | undefined;
  let isOpen = true;
  void work.then((loaded) => {
    if (isOpen) stop = loaded.openGame(game);
  });
  return () => {
    isOpen = false;
    stop?.();
  };
}
