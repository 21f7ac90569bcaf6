import type { SummaryAnswer } from '@proximity/gateway/api/summary';
import { gameKey } from '@proximity/rules/game-key';
import { isIntegerIn, isNumberIn, isRecord } from '@proximity/rules/json-value';
import { useEffect, useRef, useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { usePageServices } from '../shared/page-services';
import { apiPath } from './api-path';
import { readList } from './read-list';
import type { GameAddress } from './use-game';

/** How a game went for the members who played it; its bars are of games that were won, few guesses first, without gaps. */
export type GameSummary = SummaryAnswer;

/** How many games took so many guesses, both ends included; `to` null: and more. */
export type GuessBucket = GameSummary['guesses'][number];

interface SummaryQuestion extends GameAddress {
  /** The plain secret: it is told only to whoever has finished. */
  readonly word: string;
}

const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/**
 * How a scheduled game went for everyone; null asks for nothing.
 *
 * @param isBehind the answer lacks a game that the server is about to count: it is asked again, ever less often
 */
export function useSummary(
  question: SummaryQuestion | null,
  isBehind: (summary: GameSummary) => boolean,
): SWRResponse<GameSummary, unknown> {
  const { api, now } = usePageServices();
  const key = question && summaryPath(question);
  const savedAt = useSavedAt(question);
  const behind = useRef<{ key: string | null; since: number }>({ key: null, since: 0 });
  const waitMs = (latest?: GameSummary) => {
    if (latest === undefined || !isBehind(latest)) return 0;
    if (behind.current.key !== key) behind.current = { key, since: now() };
    // as long again as it was waited for: what is never counted is not asked for every two seconds
    const waitedMs = now() - Math.max(behind.current.since, savedAt);
    return Math.min(Math.max(waitedMs, SOONEST_MS), LATEST_MS);
  };
  const answer: SWRResponse<GameSummary, unknown> = useSWR<GameSummary, unknown>(
    key,
    (path: string) => api.get(path, readSummary, { 'x-game-word': encodeURIComponent(question?.word ?? '') }),
    {
      refreshInterval: waitMs,
      // an error ends the rhythm: it goes on here, but where nothing is known nothing is asked again
      shouldRetryOnError: () => waitMs(answer.data) > 0,
      onErrorRetry: (_error, _key, _config, askAgain, options) => {
        setTimeout(() => void askAgain(options), waitMs(answer.data));
      },
    },
  );
  return answer;
}

/** When the account has last taken the game, in ms since 1970: then the server can count it. */
function useSavedAt(game: GameAddress | null): number {
  const { account, now } = usePageServices();
  const [savedAt, setSavedAt] = useState(0);
  const key = game && gameKey({ ...game, code: null });
  useEffect(
    () =>
      account.onSaved((saved) => {
        if (gameKey(saved) === key) setSavedAt(now());
      }),
    [account, now, key],
  );
  return savedAt;
}

function summaryPath({ mode, lang, gameNumber }: SummaryQuestion): string {
  // yesterday's game is the daily one of its number
  const played = mode === 'yesterday' ? 'daily' : mode;
  return apiPath(['proximity', 'game', gameNumber, 'summary'], { mode: played, lang });
}

function readSummary(value: unknown): GameSummary | undefined {
  if (!isRecord(value)) return undefined;
  const { players, finished, won, winRate, medianGuesses, includesOwn } = value;
  const guesses = readList(value['guesses'], readBucket);
  const hints = readList(value['hints'], (games) => (isCount(games) ? games : undefined));
  if (!isCount(players) || !isCount(finished) || !isCount(won) || !guesses || !hints) return undefined;
  if (typeof includesOwn !== 'boolean') return undefined;
  if (winRate !== null && !isNumberIn(0, 1, winRate)) return undefined;
  if (medianGuesses !== null && !isNumberIn(0, Infinity, medianGuesses)) return undefined;
  return { players, finished, won, winRate, guesses, hints, medianGuesses, includesOwn };
}

function readBucket(value: unknown): GuessBucket | undefined {
  if (!isRecord(value)) return undefined;
  const { from, to, games } = value;
  if (!isCount(from) || !isCount(games)) return undefined;
  return to === null || isCount(to) ? { from, to, games } : undefined;
}

function isCount(value: unknown): value is number {
  return isIntegerIn(0, Number.MAX_SAFE_INTEGER, value);
}
