import { isRecord } from '@proximity/rules/json-value';
import { observableValue, type Observable } from '../observable';

/** An address that is shown, at its place in the browser's history. */
export interface Place {
  readonly pathname: string;
  /** With its question mark: `?num=7`, or empty. */
  readonly search: string;
  /** Names this place in the history, also after a reload. */
  readonly key: string;
  /** What came along with the address and does not stand in it. */
  readonly state: unknown;
  /** How one got here: to a place that is `new`, or to one that was there before. */
  readonly arrival: 'new' | 'back';
}

interface GoOptions {
  /** Takes the place of the present address, which one then cannot come back to. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** The browser's history of this page. */
export interface PageHistory extends Observable<Place> {
  /** Goes to an address of this page: `/archive?mode=child`. */
  readonly go: (to: string, options?: GoOptions) => void;
  /** Goes where one came from. */
  readonly back: () => void;
}

export function createPageHistory(page: Window): PageHistory {
  const shown = observableValue<Place>(firstPlace(page));
  page.addEventListener('popstate', () => shown.set(readPlace(page) ?? markPlace(page)));
  return {
    current: shown.current,
    subscribe: shown.subscribe,
    go(to, { replace = false, state = null } = {}) {
      const entry = { key: newKey(), state };
      if (replace) page.history.replaceState(entry, '', to);
      else page.history.pushState(entry, '', to);
      shown.set(placeOf(page, entry, 'new'));
    },
    back: () => page.history.back(),
  };
}

interface Entry {
  readonly key: string;
  readonly state: unknown;
}

// A reload, and a way back from another site, find the key that was written before.
function firstPlace(page: Window): Place {
  return readPlace(page) ?? markPlace(page);
}

function readPlace(page: Window): Place | undefined {
  const entry: unknown = page.history.state;
  if (!isRecord(entry) || typeof entry['key'] !== 'string') return undefined;
  return placeOf(page, { key: entry['key'], state: entry['state'] }, 'back');
}

// An address that was typed, or only changed behind its #.
function markPlace(page: Window): Place {
  const entry = { key: newKey(), state: null };
  page.history.replaceState(entry, '');
  return placeOf(page, entry, 'new');
}

function placeOf(page: Window, { key, state }: Entry, arrival: Place['arrival']): Place {
  const { pathname, search } = page.location;
  return { pathname, search, key, state, arrival };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}
