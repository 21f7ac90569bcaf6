import { dateOfNumber } from './game-date';
import { hasNumber, lastNumber, lastRun, withNumber } from './number-ranges';
import type { PlayId, PlayLedger, StatsBook } from './statistics-book';
import type { UserStats } from './statistics-record';

/** A game that is begun: its first guess counts, or it ends without one. */
export interface StartedPlay {
  readonly id: PlayId;
  /** It is the daily game of the day it is played on. Everything else is an archive play. */
  readonly isOnItsDay: boolean;
}

/** A game that is over. */
export interface EndedPlay extends StartedPlay {
  readonly hasWon: boolean;
  readonly guesses: number;
  readonly hints: number;
}

/** Counts a play, once: the same book comes back if the game is known. */
export function startPlay(book: StatsBook, { id, isOnItsDay }: StartedPlay): StatsBook {
  const { stats, ledger } = book;
  if (ledger.begun.includes(id) || ledger.over.includes(id)) return book;
  const begun = [...ledger.begun, id];
  const counted = { ...stats, totalPlays: stats.totalPlays + 1 };
  if (!isOnItsDay || typeof id === 'string') return { stats: counted, ledger: { ...ledger, begun } };
  const date = dateOfNumber(id) ?? null;
  return carriedOn(
    book,
    { ...counted, firstPlay: earlier(stats.firstPlay, date), lastPlay: later(stats.lastPlay, date) },
    { ...ledger, begun, played: withNumber(ledger.played, id) },
  );
}

/** Counts the end of a game, once, and its play if that is not counted yet. */
export function endPlay(book: StatsBook, end: EndedPlay): StatsBook {
  if (book.ledger.over.includes(end.id)) return book;
  const { stats, ledger } = startPlay(book, end);
  const { id, hasWon } = end;
  const onDay = end.isOnItsDay && typeof id === 'number' && hasNumber(ledger.played, id) ? id : null;
  return carriedOn(
    { stats, ledger },
    {
      ...stats,
      wins: stats.wins + (hasWon ? 1 : 0),
      giveups: stats.giveups + (hasWon ? 0 : 1),
      totalGuesses: stats.totalGuesses + end.guesses,
      hints: stats.hints + end.hints,
      lastEnd: onDay === null ? stats.lastEnd : later(stats.lastEnd, dateOfNumber(onDay) ?? null),
    },
    {
      ...ledger,
      begun: ledger.begun.filter((each) => each !== id),
      over: [...ledger.over, id],
      won: onDay !== null && hasWon ? withNumber(ledger.won, onDay) : ledger.won,
    },
  );
}

// Abandons are counted as they come and go, so that those of a record from elsewhere stay in.
function carriedOn(before: StatsBook, stats: UserStats, ledger: PlayLedger): StatsBook {
  const abandons = stats.abandons + abandonedGames(ledger) - abandonedGames(before.ledger);
  return {
    stats: {
      ...stats,
      abandons: Math.max(0, abandons),
      playStreak: lastRun(ledger.played),
      winStreak: winStreakOf(ledger),
    },
    ledger,
  };
}

/** Begun on their day and not finished, with a later daily game begun since. */
function abandonedGames({ begun, played }: PlayLedger): number {
  const last = lastNumber(played);
  return begun.filter((id) => typeof id === 'number' && id < last && hasNumber(played, id)).length;
}

/** The run of wins up to the last daily game that was begun, or to the one before while that can still be won. */
function winStreakOf({ over, played, won }: PlayLedger): number {
  const last = lastNumber(played);
  const reach = over.includes(last) ? last : last - 1;
  return lastNumber(won) >= reach ? lastRun(won) : 0;
}

function earlier(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b < a) ? b : a;
}

function later(a: string | null, b: string | null): string | null {
  return a === null || (b !== null && b > a) ? b : a;
}
