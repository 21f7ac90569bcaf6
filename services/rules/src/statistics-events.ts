import { dateOfNumber } from './game-date';
import { hasNumber, lastNumber, lastRun, withNumber } from './number-ranges';
import { restoreStats, type PlayId, type PlayLedger, type StatsBook } from './statistics-book';

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
export function startPlay(book: StatsBook, play: StartedPlay): StatsBook {
  const begun = withStart(book, play);
  return begun === book || dayOf(play) === null ? begun : carriedOn(book, begun);
}

/** Counts the end of a game, once, and its play if that is not counted yet. */
export function endPlay(book: StatsBook, end: EndedPlay): StatsBook {
  if (book.ledger.over.includes(end.id)) return book;
  const started = startPlay(book, end);
  return carriedOn(started, withEnd(started, end));
}

/**
 * The book of these plays and no others: what startPlay and endPlay make of them one by one, without working out
 * streaks and abandons at each step. Games may come in any order, a start before its end.
 */
export function bookOfPlays(plays: readonly (StartedPlay | EndedPlay)[]): StatsBook {
  const empty = restoreStats(null);
  return carriedOn(
    empty,
    plays.reduce((book, play) => {
      const started = withStart(book, play);
      return 'hasWon' in play ? withEnd(started, play) : started;
    }, empty),
  );
}

function withStart(book: StatsBook, play: StartedPlay): StatsBook {
  const { stats, ledger } = book;
  const { id } = play;
  if (ledger.begun.includes(id) || ledger.over.includes(id)) return book;
  const begun = [...ledger.begun, id];
  const counted = { ...stats, totalPlays: stats.totalPlays + 1 };
  const day = dayOf(play);
  if (day === null) return { stats: counted, ledger: { ...ledger, begun } };
  const date = dateOfNumber(day) ?? null;
  return {
    stats: { ...counted, firstPlay: earlier(stats.firstPlay, date), lastPlay: later(stats.lastPlay, date) },
    ledger: { ...ledger, begun, played: withNumber(ledger.played, day) },
  };
}

function withEnd(book: StatsBook, end: EndedPlay): StatsBook {
  const { stats, ledger } = book;
  const { id, hasWon } = end;
  if (ledger.over.includes(id)) return book;
  const day = dayOf(end);
  const onDay = day !== null && hasNumber(ledger.played, day) ? day : null;
  return {
    stats: {
      ...stats,
      wins: stats.wins + (hasWon ? 1 : 0),
      giveups: stats.giveups + (hasWon ? 0 : 1),
      totalGuesses: stats.totalGuesses + end.guesses,
      hints: stats.hints + end.hints,
      lastEnd: onDay === null ? stats.lastEnd : later(stats.lastEnd, dateOfNumber(onDay) ?? null),
    },
    ledger: {
      ...ledger,
      begun: ledger.begun.filter((each) => each !== id),
      over: [...ledger.over, id],
      won: onDay !== null && hasWon ? withNumber(ledger.won, onDay) : ledger.won,
    },
  };
}

/** The number of the game if it is played on its day. */
function dayOf({ id, isOnItsDay }: StartedPlay): number | null {
  return isOnItsDay && typeof id === 'number' ? id : null;
}

// Abandons are counted as they come and go, so that those of a record from elsewhere stay in.
function carriedOn(before: StatsBook, { stats, ledger }: StatsBook): StatsBook {
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
