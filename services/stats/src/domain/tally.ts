import type { Play } from './play';

/** What can be counted of a play: that it was begun, and how it ended. */
export type Outcome =
  | { readonly outcome: 'begun' | 'lost' }
  | { readonly outcome: 'won'; readonly guesses: number; readonly hints: number };

/** So many games of one number had this outcome. */
export type Tally = Outcome & { readonly games: number };

/** What a play adds to the counts of its game when it becomes `after`. Nothing is ever taken back. */
export function newOutcomes(before: Play | undefined, after: Play): Outcome[] {
  const begun: Outcome[] = before ? [] : [{ outcome: 'begun' }];
  return before?.end || !after.end ? begun : [...begun, outcomeOf(after.end)];
}

function outcomeOf({ won, guesses, hints }: NonNullable<Play['end']>): Outcome {
  return won ? { outcome: 'won', guesses, hints } : { outcome: 'lost' };
}
