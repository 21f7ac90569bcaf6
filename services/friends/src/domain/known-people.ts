import type { Clock } from '@proximity/common/clock';
import type { People, Person } from './people';

/** Asks who knows. @returns by id, those who exist */
export type FetchPeople = (
  userIds: readonly string[],
  requestId: string,
) => Promise<ReadonlyMap<string, Person>>;

export interface KnownPeopleParts {
  fetch: FetchPeople;
  clock: Clock;
  /** Told when names can no longer be had, and with undefined when they can again. */
  onChange: (error: unknown) => void;
}

interface Known {
  /** Absent where there is no such player. */
  person?: Person;
  since: number;
}

/** An open board asks every two seconds; a new name may take this long. */
const FRESH_MS = 60_000;
/** The age up to which a name is better than none. */
const USABLE_MS = 6 * 3_600_000;
/** After a failure nobody is made to wait for another one so soon. */
const PAUSE_MS = 5_000;
const MOST_KNOWN = 20_000;
const NAMELESS: Person = { name: 'Player' };

/** Remembers for a while who is who, so that boards have names while those who know them are away. */
export function createKnownPeople({ fetch, clock, onChange }: KnownPeopleParts): People {
  const known = new Map<string, Known>();
  let pausedUntil = 0;
  const ask = async (userIds: readonly string[], requestId: string, now: number): Promise<void> => {
    try {
      const found = await fetch(userIds, requestId);
      for (const id of userIds) remember(known, id, found.get(id), now);
      if (pausedUntil > 0) onChange(undefined);
      pausedUntil = 0;
    } catch (error) {
      if (pausedUntil === 0) onChange(error);
      pausedUntil = now + PAUSE_MS;
    }
  };
  return {
    async find(userIds, requestId) {
      const now = clock.now().getTime();
      const isKnown = (id: string, ms: number): boolean => now - (known.get(id)?.since ?? -Infinity) < ms;
      const stale = [...new Set(userIds)].filter((id) => !isKnown(id, FRESH_MS));
      if (stale.length > 0 && now >= pausedUntil) await ask(stale, requestId, now);
      // Copied now: others may fill the memory before the caller reads.
      const persons = new Map(userIds.map((id) => [id, isKnown(id, USABLE_MS) && known.get(id)?.person]));
      return { of: (id) => persons.get(id) || NAMELESS };
    },
  };
}

function remember(known: Map<string, Known>, id: string, person: Person | undefined, since: number): void {
  // Behind all others, so that the first one is always the oldest.
  known.delete(id);
  known.set(id, person ? { person, since } : { since });
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}
