import type { Observable } from '../shared/observable';

/** Whether the device has a network. True is the browser's guess, false is certain. */
export type Connection = Observable<boolean>;

export function createConnection(page: Window): Connection {
  return {
    current: () => page.navigator.onLine,
    subscribe(listener) {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}
