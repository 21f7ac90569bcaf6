import { gameCode, readGameCode } from '@proximity/rules/game-code';
import { GAME_MODES, LANGUAGES } from '@proximity/rules/game-mode';
import { restoreStats, storeStats } from '@proximity/rules/statistics-book';
import { statsKey } from '@proximity/rules/statistics-key';
import type { DeviceStorage } from '../device/device-storage';
import type { AccountCalls } from './account-calls';
import { adoptRecord } from './adopt-record';
import type { Log } from './log';

/** The code whose record is always asked for. */
const DAILY = gameCode('daily', 'en');

export interface StatsSync {
  /** Brings the records of the device and of the account together, once per visit. Never rejects. */
  readonly syncAll: () => Promise<void>;
  /** The same for one code. */
  readonly syncOnce: (code: string) => Promise<void>;
  /** Tells the account how the record stands after a game has ended. Never rejects. */
  readonly upload: (code: string) => Promise<void>;
}

interface StatsSyncParts {
  readonly calls: Pick<AccountCalls, 'fetchStats' | 'fetchPlayed' | 'upsertStats'>;
  readonly storage: DeviceStorage;
  readonly log: Log;
}

/** Of each mode and language, the record with more plays stays; the other one is replaced by it. */
export function createStatsSync({ calls, storage, log }: StatsSyncParts): StatsSync {
  const synced = new Map<string, Promise<void>>();

  function syncOnce(code: string): Promise<void> {
    const running = synced.get(code) ?? sync(code);
    synced.set(code, running);
    return running;
  }

  async function sync(code: string): Promise<void> {
    try {
      await bringTogether(code);
    } catch (error) {
      synced.delete(code);
      log('Statistics could not be synced', code, error);
    }
  }

  async function bringTogether(code: string): Promise<void> {
    const key = statsKeyOf(code);
    const theirs = await calls.fetchStats(code);
    const known = theirs?.totalPlays ?? 0;
    const here = restoreStats(storage.read(key)).stats;
    if (here.totalPlays > known) return calls.upsertStats(code, here);
    if (theirs === null || here.totalPlays === known) return;
    const played = await calls.fetchPlayed(code);
    // read again: the player may have gone on meanwhile
    storage.write(key, storeStats(adoptRecord(restoreStats(storage.read(key)), theirs, played)));
  }

  return {
    async syncAll() {
      for (const code of codesOnDevice(storage)) await syncOnce(code);
    },
    syncOnce,
    async upload(code) {
      await syncOnce(code);
      try {
        await calls.upsertStats(code, restoreStats(storage.read(statsKeyOf(code))).stats);
      } catch (error) {
        log('Statistics could not be saved', code, error);
      }
    },
  };
}

function codesOnDevice(storage: DeviceStorage): readonly string[] {
  const codes = GAME_MODES.flatMap((mode) => LANGUAGES.map((lang) => gameCode(mode, lang)));
  return codes.filter((code) => code === DAILY || storage.read(statsKeyOf(code)) !== null);
}

function statsKeyOf(code: string): string {
  const { mode, lang } = readGameCode(code) ?? { mode: 'daily', lang: 'en' };
  return statsKey({ mode, lang, code: null });
}
