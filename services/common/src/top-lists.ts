export interface TopListEntry {
  member: string;
  /** 0 or more; less is better. Equal scores share a place. */
  score: number;
}

export interface Standing {
  /** 1 for the best; two first ones are followed by a third. Absent for somebody who is not on the list. */
  place?: number;
  /** How many are on the list. */
  size: number;
}

/**
 * Lists of who is best, each under a name. They are a cache: a list that was never filled, or got lost with
 * its server, answers "not there", and is then filled from the database.
 * @throws AppError `unavailable` from every function when the lists cannot be reached
 */
export interface TopLists {
  /**
   * Adds entries to a list that is there; who is on it already keeps the better score.
   * @returns false when the list is not there: the entries are not kept, the list must be filled
   */
  put(list: string, entries: readonly TopListEntry[]): Promise<boolean>;
  /** Takes somebody off a list. */
  remove(list: string, member: string): Promise<void>;
  /** @returns undefined when the list is not there */
  standing(list: string, member: string): Promise<Standing | undefined>;
  /**
   * Makes a list of all that the database has. What was put since it was read stays, so call this without a
   * care for those who play meanwhile.
   */
  fill(list: string, entries: readonly TopListEntry[]): Promise<void>;
}
