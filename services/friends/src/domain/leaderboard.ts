/** How far somebody is in a game. */
export type Progress =
  | { state: 'not started' }
  | { state: 'in progress'; ref: string }
  | { state: 'gave up' | 'won'; ref: string; completedAt: Date; guessCount: number; hintCount: number };

export interface Contestant {
  userId: string;
  name: string;
  progress: Progress;
}

export type Placed<C extends Contestant> = C & {
  /** From 1; shared by who won with as many hints and as many guesses. Absent for all who have not won. */
  position?: number;
};

const STATES: readonly Progress['state'][] = ['won', 'gave up', 'in progress', 'not started'];

/**
 * The order of the leaderboard: who won with 0, 1, 2, 3 hints, each group by guesses; then who gave up, who plays, who has
 * not begun. Equals are ordered by when they finished, then by name. Two first ones are followed by a third.
 */
export function placeAll<C extends Contestant>(contestants: readonly C[]): Placed<C>[] {
  const placed: Placed<C>[] = [];
  for (const contestant of [...contestants].sort(inOrder)) {
    const before = placed.at(-1);
    if (contestant.progress.state !== 'won') placed.push(contestant);
    else if (before?.position !== undefined && compareResults(before.progress, contestant.progress) === 0)
      placed.push({ ...contestant, position: before.position });
    else placed.push({ ...contestant, position: placed.length + 1 });
  }
  return placed;
}

function inOrder(one: Contestant, other: Contestant): number {
  return (
    STATES.indexOf(one.progress.state) - STATES.indexOf(other.progress.state) ||
    compareResults(one.progress, other.progress) ||
    finishedAt(one.progress) - finishedAt(other.progress) ||
    one.name.localeCompare(other.name, 'en') ||
    (one.userId < other.userId ? -1 : 1)
  );
}

/** Negative when the first is the better win; who has not won has no result. */
function compareResults(one: Progress, other: Progress): number {
  if (one.state !== 'won' || other.state !== 'won') return 0;
  return one.hintCount - other.hintCount || one.guessCount - other.guessCount;
}

function finishedAt(progress: Progress): number {
  return 'completedAt' in progress ? progress.completedAt.getTime() : 0;
}
