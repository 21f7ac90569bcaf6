/** What the device keeps. No call throws: where storage is full or forbidden, values live as long as the page. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  entries(): readonly (readonly [key: string, text: string])[];
  /** Tells when another tab has changed a key (null: all of them); returns how to stop. */
  watch(listener: (key: string | null) => void): () => void;
}

/** What is done about a storage that takes no more. */
export interface WhenFull {
  /** Removes what may go; the value is then written once more. */
  readonly makeRoom: (storage: DeviceStorage) => void;
  /** The value of this key lives as long as the page only. */
  readonly tellUnkept: (key: string) => void;
}

export function createDeviceStorage(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
  whenFull?: WhenFull,
): DeviceStorage {
  const unsaved = new Map<string, string>();
  // since the last value that fitted: to look through all games at every further one would be slow
  let wasRoomSought = false;
  const read = (key: string) => unsaved.get(key) ?? attempt(() => page.localStorage.getItem(key)) ?? null;
  function save(key: string, value: string): boolean {
    const isSaved = attempt(() => {
      page.localStorage.setItem(key, value);
      return true;
    });
    if (isSaved) wasRoomSought = false;
    return isSaved ?? false;
  }
  function makeRoom(): boolean {
    if (whenFull === undefined || wasRoomSought) return false;
    wasRoomSought = true;
    whenFull.makeRoom(storage);
    return true;
  }
  const storage: DeviceStorage = {
    read,
    write(key, value) {
      if (save(key, value) || (makeRoom() && save(key, value))) {
        unsaved.delete(key);
      } else {
        unsaved.set(key, value);
        whenFull?.tellUnkept(key);
      }
    },
    remove(key) {
      unsaved.delete(key);
      attempt(() => page.localStorage.removeItem(key));
    },
    entries() {
      const saved = attempt(() => Object.keys(page.localStorage)) ?? [];
      return [...new Set([...saved, ...unsaved.keys()])].flatMap((key) => {
        const text = read(key);
        return text === null ? [] : [[key, text] as const];
      });
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => listener(event.key);
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
  return storage;
}

// Reading `localStorage` alone throws where cookies are forbidden, writing where it is full.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
