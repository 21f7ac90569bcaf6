import type { ApiClient } from '../api/api-client';
import type { DeviceStorage } from '../device/device-storage';
import { serverTime } from '../device/remembered-day';
import type { OwnAccount } from './own-account';
import { createAccountCalls } from './account-calls';
import type { AccountWork } from './account-work';
import { claimDevice, GAMES_OWNER_KEY } from './claim-device';
import { deleteOldGames } from './delete-old-games';
import { createGameSync } from './game-sync';
import type { Log } from './log';
import { createSession } from './session';
import { createStatsSync } from './stats-sync';
import type { Wakings } from './wakings';

export interface AccountWorkParts {
  readonly own: OwnAccount;
  readonly api: ApiClient;
  readonly storage: DeviceStorage;
  /** When the page comes back: into view, or online. */
  readonly wakings: Wakings;
  readonly now: () => number;
  readonly tellFailure: () => void;
  readonly log: Log;
}

/** Makes what the account does with the server. */
export function createAccountWork(parts: AccountWorkParts): AccountWork {
  const { own, api, storage, wakings, now, tellFailure, log } = parts;
  let isReady = false;
  const calls = createAccountCalls(api);
  const onUser = ({ userId }: { readonly userId: string }) =>
    claimDevice(storage, userId, serverTime(storage, now()));
  const session = createSession({ calls, own, storage, onUser, tellFailure });
  const stats = createStatsSync({ calls, storage, log });
  const games = createGameSync({ calls, own, storage, stats, wakings, isReady: () => isReady, now, log });

  async function start(isFresh: boolean): Promise<void> {
    isReady = isFresh || ((await session.loadUser()) && (await session.renew()));
    if (!isReady || own.current().user === null) return;
    games.refreshOpen();
    await stats.syncAll();
    await games.syncAll();
    deleteOldGames(storage, serverTime(storage, now()), { keepsUnsaved: true });
  }

  // the page may come into view, into focus and online in one moment
  let starting: Promise<void> | undefined;
  const startOnce = (isFresh: boolean) =>
    (starting ??= start(isFresh).finally(() => {
      starting = undefined;
    }));

  wakings.onWake(() => {
    if (!own.hint.isSet()) void session.finishSignOut();
    else if (isReady) games.wake();
    else void startOnce(false);
  });
  return {
    start: startOnce,
    async refreshUser() {
      await session.loadUser();
    },
    arrive: async () => ((await session.arrive()) ? own.current().user : null),
    renewSession: session.renew,
    async signOut() {
      await games.hurry();
      await session.signOut();
    },
    finishSignOut: session.finishSignOut,
    save: games.save,
    openGame: games.open,
    async deleteAccount() {
      await calls.deleteAccount();
      // nobody's account has the games of this device any more
      storage.remove(GAMES_OWNER_KEY);
      own.forgetUser();
    },
  };
}
