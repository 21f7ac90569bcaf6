/** What the device keeps. No call throws: where storage is full or forbidden, values live as long as the page. */
export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  entries(): readonly (readonly [key: string, text: string])[];
  /** Tells when another tab has changed a key (null: all of them); returns how to stop. */
  watch(listener: (key: string | null) => void): () => void;
}

export function createDeviceStorage(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): DeviceStorage {
  const unsaved = new Map<string, string>();
  const read = (key: string) => unsaved.get(key) ?? attempt(() => page.localStorage.getItem(key)) ?? null;
  return {
    read,
    write(key, value) {
      const saved = attempt(() => {
        page.localStorage.setItem(key, value);
        return true;
      });
      if (saved) unsaved.delete(key);
      else unsaved.set(key, value);
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
}

// Reading `localStorage` alone throws where cookies are forbidden, writing where it is full.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
