import { adoptStats, type PlayId, type StatsBook } from '@proximity/rules/statistics-book';
import type { UserStats } from '@proximity/rules/statistics-record';
import type { PlayedEntry } from './played-games';

/** The device's book with the account's record in its place; the games that are in that record will not count again here. */
export function adoptRecord(book: StatsBook, stats: UserStats, played: readonly PlayedEntry[]): StatsBook {
  const adopted = adoptStats(book, stats);
  const over = joined(adopted.ledger.over, numbersOf(played, true));
  const begun = joined(adopted.ledger.begun, numbersOf(played, false)).filter((id) => !over.includes(id));
  return { ...adopted, ledger: { ...adopted.ledger, begun, over } };
}

function numbersOf(played: readonly PlayedEntry[], isComplete: boolean): readonly PlayId[] {
  return played.filter(({ complete }) => complete === isComplete).map(({ gameNumber }) => gameNumber);
}

function joined(ids: readonly PlayId[], more: readonly PlayId[]): readonly PlayId[] {
  return [...new Set([...ids, ...more])];
}
