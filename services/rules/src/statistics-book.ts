import { numberOfDate } from './game-date';
import { isIntegerIn, isRecord, parseJson } from './json-value';
import type { NumberRanges } from './number-ranges';
import { NO_STATS, readUserStats, type UserStats } from './statistics-record';

/** A scheduled game by its number, any other by a name of its own. */
export type PlayId = number | string;

/** What has to be known of single games so that each counts once and days can follow each other. */
export interface PlayLedger {
  /** Plays that are counted, of games that are not finished. */
  readonly begun: readonly PlayId[];
  /** Games whose end is counted. */
  readonly over: readonly PlayId[];
  /** Numbers begun on their day. */
  readonly played: NumberRanges;
  /** Numbers won on their day. */
  readonly won: NumberRanges;
}

/** A record with what is needed to carry it on. */
export interface StatsBook {
  readonly stats: UserStats;
  readonly ledger: PlayLedger;
}

/** The book as one text, the record's fields first: written at once, the two can never disagree. */
export function storeStats({ stats, ledger }: StatsBook): string {
  return JSON.stringify({ ...stats, ledger });
}

/** Reads what storeStats wrote, or a record alone; null and every other text are a book without a play. Never throws. */
export function restoreStats(text: string | null): StatsBook {
  const fields = parseJson(text ?? '');
  if (!isRecord(fields)) return { stats: NO_STATS, ledger: ledgerOf(NO_STATS) };
  const stats = readUserStats(fields);
  return { stats, ledger: readLedger(fields['ledger']) ?? ledgerOf(stats) };
}

/** The book with a record from elsewhere in the place of its own: streaks go on from there, no known game counts again. */
export function adoptStats({ ledger }: StatsBook, stats: UserStats): StatsBook {
  const { played, won } = ledgerOf(stats);
  return { stats, ledger: { ...ledger, played, won } };
}

function ledgerOf({ lastPlay, playStreak, lastEnd, winStreak }: UserStats): PlayLedger {
  return { begun: [], over: [], played: runTo(lastPlay, playStreak), won: runTo(lastEnd, winStreak) };
}

function runTo(date: string | null, length: number): NumberRanges {
  if (date === null || length === 0) return [];
  const last = numberOfDate(date);
  return [[last - length + 1, last]];
}

function readLedger(value: unknown): PlayLedger | undefined {
  if (!isRecord(value)) return undefined;
  const begun = readIds(value['begun']);
  const over = readIds(value['over']);
  const played = readRanges(value['played']);
  const won = readRanges(value['won']);
  return begun && over && played && won && { begun, over, played, won };
}

function readIds(value: unknown): readonly PlayId[] | undefined {
  return Array.isArray(value) && value.every(isPlayId) ? value : undefined;
}

function isPlayId(value: unknown): value is PlayId {
  return typeof value === 'string' || isWhole(value);
}

function readRanges(value: unknown): NumberRanges | undefined {
  if (!Array.isArray(value)) return undefined;
  const ranges: (readonly [number, number])[] = [];
  let last = -Infinity;
  for (const range of value as readonly unknown[]) {
    if (!Array.isArray(range)) return undefined;
    const [from, to] = range as readonly unknown[];
    if (!isWhole(from) || !isWhole(to) || from > to || from <= last + 1) return undefined;
    ranges.push([from, to]);
    last = to;
  }
  return ranges;
}

function isWhole(value: unknown): value is number {
  return isIntegerIn(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, value);
}
