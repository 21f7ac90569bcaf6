/** The only source of time: handed to whoever needs it, so that a test can say what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for tests. @param iso an ISO 8601 instant */
export function fixedClock(iso: string): Clock {
  return { now: () => new Date(iso) };
}
