import { GAME_KEY_PREFIX } from '@proximity/rules/game-key';
import { deleteOldGames } from '../account/delete-old-games';
import { createLoginHint } from '../account/login-hint';
import { createDeviceStorage, type DeviceStorage } from '../device/device-storage';
import { serverTime } from '../device/remembered-day';
import type { PageServices } from '../shared/page-services';

interface PageStorageParts extends Pick<PageServices, 'toaster' | 'texts' | 'now'> {
  readonly page: typeof window;
}

const READING_MS = 10_000;

/** The storage of this page. Where it takes no game, old ones make room, or else the player is told, once. */
export function createPageStorage({ page, toaster, texts, now }: PageStorageParts): DeviceStorage {
  const hint = createLoginHint(page.document);
  let isTold = false;
  return createDeviceStorage(page, {
    makeRoom: (storage) =>
      deleteOldGames(storage, serverTime(storage, now()), { keepsUnsaved: hint.isSet() }),
    tellUnkept(key) {
      if (isTold || !key.startsWith(GAME_KEY_PREFIX)) return;
      isTold = true;
      toaster.show(texts.t('toast.notKept'), 'error', READING_MS);
    },
  });
}
