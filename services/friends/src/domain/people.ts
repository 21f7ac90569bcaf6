/** What others see of a player. */
export interface Person {
  name: string;
  photoUrl?: string;
}

export interface Persons {
  /** A nameless player where nobody knows better. */
  of(userId: string): Person;
}

export interface People {
  /** Never rejects: without those who know, names are older or missing. */
  find(userIds: readonly string[], requestId: string): Promise<Persons>;
}
