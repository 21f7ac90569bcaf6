import { canBeId } from '@proximity/common/user-id';
import { readGameName, type GameName } from './game-name';
import type { StatsStore } from './stats-store';
import type { Tally } from './tally';

/** So many won games took `from` to `to` guesses, or hints; without `to`: and more. */
export interface Bucket {
  from: number;
  to?: number;
  games: number;
}

/** How a game went for the members who played it. */
export interface Summary {
  players: number;
  finished: number;
  won: number;
  guesses: Bucket[];
  hints: Bucket[];
  /** Absent where nobody has won. */
  medianGuesses?: number;
}

/** A game that somebody asks about; `userId` where that is a member. */
export interface AskedGame extends GameName {
  userId?: string | undefined;
}

type Won = Extract<Tally, { outcome: 'won' }>;
type Edges = readonly { readonly from: number; readonly to?: number }[];

const GUESS_EDGES: Edges = [
  { from: 1, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: 40 },
  { from: 41, to: 60 },
  { from: 61, to: 100 },
  { from: 101 },
];
const HINT_EDGES: Edges = [0, 1, 2, 3].map((hints) => ({ from: hints, to: hints }));

/** @throws AppError `invalid_request`, `date_not_found`, `unavailable` */
export type ReadSummary = (game: AskedGame) => Promise<Summary & { includesOwn: boolean }>;

export function createReadSummary(store: Pick<StatsStore, 'tallies' | 'hasEnded'>): ReadSummary {
  return async ({ userId, ...named }) => {
    const game = readGameName(named);
    // First the own game, then the counts: what is said to be among them is.
    const isAsker = userId !== undefined && canBeId(userId);
    const includesOwn = isAsker && (await store.hasEnded(userId, game));
    return { ...summaryOf(await store.tallies(game)), includesOwn };
  };
}

/**
 * Every game counts, also one that was played faster than a person types: so does one that was played before signing in
 * and is sent at once. What is too fast stays off the lists of players, not out of the counts.
 */
export function summaryOf(tallies: readonly Tally[]): Summary {
  const won = tallies.filter((tally) => tally.outcome === 'won');
  const lost = sum(tallies.filter(({ outcome }) => outcome === 'lost'));
  const median = medianOf(won);
  return {
    players: sum(tallies.filter(({ outcome }) => outcome === 'begun')),
    finished: sum(won) + lost,
    won: sum(won),
    guesses: bucketsOf(won, GUESS_EDGES, ({ guesses }) => guesses),
    hints: bucketsOf(won, HINT_EDGES, ({ hints }) => hints),
    ...(median === undefined ? {} : { medianGuesses: median }),
  };
}

function bucketsOf(won: readonly Won[], edges: Edges, valueOf: (tally: Won) => number): Bucket[] {
  return edges.map((edge) => ({
    ...edge,
    games: sum(won.filter((tally) => valueOf(tally) >= edge.from && valueOf(tally) <= (edge.to ?? Infinity))),
  }));
}

/** Of an even number of games the mean of the two in the middle. */
function medianOf(won: readonly Won[]): number | undefined {
  const games = sum(won);
  if (games === 0) return undefined;
  const rising = [...won].sort((a, b) => a.guesses - b.guesses);
  return (guessesAt(rising, Math.ceil(games / 2)) + guessesAt(rising, Math.floor(games / 2) + 1)) / 2;
}

/** @param place counted from 1 */
function guessesAt(rising: readonly Won[], place: number): number {
  let before = 0;
  const tally = rising.find(({ games }) => (before += games) >= place);
  return tally?.guesses ?? NaN;
}

function sum(tallies: readonly Tally[]): number {
  return tallies.reduce((total, { games }) => total + games, 0);
}
