import { guessCount } from '@proximity/rules/game-counts';
import type { GameState } from '@proximity/rules/game-state';
import type { GameSummary, GuessBucket } from '../../api/use-summary';

/** One bar: how many members needed so many guesses, or gave up. */
export interface SummaryRow {
  readonly key: string;
  /** Null for those who gave up. */
  readonly bucket: GuessBucket | null;
  readonly games: number;
  /** Of the longest bar, 0 … 100. */
  readonly percent: number;
  /** The player's own game is counted there, or it is only where it would stand; null for every other bar. */
  readonly yours: 'counted' | 'place' | null;
}

/**
 * The bars of a summary, few guesses first, with the player's own marked: a visitor's is where it would be, a member's is
 * marked when the member's game is in it.
 */
export function summaryRows(
  { guesses, finished, won, includesOwn }: GameSummary,
  game: GameState,
  isMember: boolean,
): readonly SummaryRow[] {
  const mark: SummaryRow['yours'] = includesOwn ? 'counted' : isMember ? null : 'place';
  const gaveUp = finished - won;
  const longest = Math.max(1, gaveUp, ...guesses.map(({ games }) => games));
  const own = guessCount(game);
  const rows = guesses.map((bucket) => ({
    key: String(bucket.from),
    bucket,
    games: bucket.games,
    percent: (100 * bucket.games) / longest,
    yours: game.status === 'won' && holds(bucket, own) ? mark : null,
  }));
  const lost = { key: 'gaveUp', bucket: null, games: gaveUp, percent: (100 * gaveUp) / longest };
  return [...rows, { ...lost, yours: game.status === 'lost' ? mark : null }];
}

/** Whether a game with so many guesses belongs there. */
function holds({ from, to }: GuessBucket, guesses: number): boolean {
  return from <= guesses && (to === null || guesses <= to);
}
