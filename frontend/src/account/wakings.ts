/** The moments at which another device may have been used, or the network may be back. */
export interface Wakings {
  /** Calls when the page comes into view or online; returns how to stop. */
  readonly onWake: (listener: () => void) => () => void;
  /** Calls when the page goes out of sight: perhaps for good. */
  readonly onLeave: (listener: () => void) => () => void;
}

export function createWakings(page: Window): Wakings {
  const { document } = page;
  const watch = (target: EventTarget, event: string, listener: () => void) => {
    target.addEventListener(event, listener);
    return () => target.removeEventListener(event, listener);
  };
  const when = (visibility: DocumentVisibilityState, listener: () => void) =>
    watch(document, 'visibilitychange', () => document.visibilityState === visibility && listener());
  return {
    onWake(listener) {
      const stops = [
        when('visible', listener),
        watch(page, 'focus', listener),
        watch(page, 'online', listener),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onLeave: (listener) => when('hidden', listener),
  };
}
