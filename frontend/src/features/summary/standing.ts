import { guessCount } from '@proximity/rules/game-counts';
import type { GameState } from '@proximity/rules/game-state';
import type { GameSummary, GuessBucket } from '../../api/use-summary';

/** Where a won game stands among the members who found the word. */
export type Standing =
  | { readonly kind: 'first' | 'firstMember' | 'among' }
  | { readonly kind: 'ahead' | 'behind'; readonly percent: number };

/**
 * Compares by the bars, so it says rather too little: who shares a bar is not counted as slower. Null for a game that
 * was not won, and for a member of whom the summary does not know yet and whom there is nobody to compare with.
 *
 * @param isMember the player's own game is among those of the summary, as soon as the server has counted it
 */
export function standingOf(
  { guesses, won, includesOwn }: GameSummary,
  game: GameState,
  isMember: boolean,
): Standing | null {
  if (game.status !== 'won') return null;
  const own = guessCount(game);
  const others = includesOwn ? won - 1 : won;
  if (others <= 0) return includesOwn ? { kind: 'firstMember' } : isMember ? null : { kind: 'first' };
  const slower = share(guesses.filter(({ from }) => from > own));
  const faster = share(guesses.filter(({ to }) => to !== null && to < own));
  if (slower === 0 && faster === 0) return { kind: 'among' };
  return slower >= faster ? { kind: 'ahead', percent: slower } : { kind: 'behind', percent: faster };

  function share(buckets: readonly GuessBucket[]): number {
    return Math.round((100 * buckets.reduce((sum, { games }) => sum + games, 0)) / others);
  }
}
