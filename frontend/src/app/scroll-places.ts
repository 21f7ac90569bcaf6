/** How far the visited pages were scrolled, by the names of their places in the history. */
export interface ScrollPlaces {
  /** Follows the scrolling; returns how to stop. */
  start(): () => void;
  /** A page that was not here before: from the top. */
  arrive(place: string): void;
  /**
   * A page that was: to where it was left, as soon as it is long enough again. The first one after a load is that only
   * where the browser reloaded it or went back to it; an address that was typed is new.
   */
  comeBack(place: string): void;
}

const STORED = 'scroll-places';
const GIVE_UP_AFTER_MS = 3000;
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export function createScrollPlaces(page: Window): ScrollPlaces {
  const places = new Map<string, number>(load(page));
  let current = '';
  let stopReturning = () => {};
  let isReturning = false;

  function comeBackTo(top: number) {
    const isThere = () => Math.abs(page.scrollY - top) <= 1;
    const scroll = () => {
      page.scrollTo({ top, behavior: 'instant' });
      if (isThere()) stopReturning();
    };
    const growth = new ResizeObserver(scroll);
    const timer = setTimeout(() => stopReturning(), GIVE_UP_AFTER_MS);
    isReturning = true;
    stopReturning = () => {
      isReturning = false;
      growth.disconnect();
      clearTimeout(timer);
      for (const event of BY_HAND) page.removeEventListener(event, stopReturning);
      stopReturning = () => {};
    };
    for (const event of BY_HAND) page.addEventListener(event, stopReturning, { passive: true });
    growth.observe(page.document.body);
  }
  function arrive(place: string) {
    stopReturning();
    current = place;
    places.set(place, 0);
    page.scrollTo({ top: 0, behavior: 'instant' });
  }
  return {
    start() {
      page.history.scrollRestoration = 'manual';
      const onScroll = () => {
        if (!isReturning) places.set(current, page.scrollY);
      };
      const onLeave = () => save(page, places);
      page.addEventListener('scroll', onScroll, { passive: true });
      page.addEventListener('pagehide', onLeave);
      return () => {
        stopReturning();
        page.removeEventListener('scroll', onScroll);
        page.removeEventListener('pagehide', onLeave);
      };
    },
    arrive,
    comeBack(place) {
      if (current === '' && !isLoadedAgain(page)) return arrive(place);
      stopReturning();
      current = place;
      const top = places.get(place) ?? 0;
      page.scrollTo({ top, behavior: 'instant' });
      if (Math.abs(page.scrollY - top) > 1) comeBackTo(top);
    },
  };
}

function isLoadedAgain(page: Window): boolean {
  const [load] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}

// For as long as the tab lives; where storing is forbidden, a reload begins at the top.
function save(page: Window, places: ReadonlyMap<string, number>): void {
  try {
    page.sessionStorage.setItem(STORED, JSON.stringify([...places]));
  } catch {
    return;
  }
}

function load(page: Window): [string, number][] {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
