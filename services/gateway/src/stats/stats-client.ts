import type { GetSummaryResponse__Output } from '@proximity/common/gen/proximity/stats/v1/GetSummaryResponse';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { statsDefinition } from '@proximity/common/proto';
import type { SummaryAnswer } from '../api/summary';
import type { Stats } from './stats';

const CALL_MS = 2_000;

export interface StatsClient extends Stats {
  close(): void;
}

/** The stats service at this address. */
export function connectStats(address: string): StatsClient {
  const client = createGrpcClient(statsDefinition(), { address, deadlineMs: CALL_MS });
  const { calls } = client;
  return {
    async upload(record, requestId) {
      await calls.uploadStats(record, { requestId });
    },
    of: async (member, requestId) => (await calls.getStats(member, { requestId })).stats,
    summary: async (game, requestId) => toSummary(await calls.getSummary(game, { requestId })),
    export: async (userId, requestId) => (await calls.exportStats({ userId }, { requestId })).json,
    close: () => client.close(),
  };
}

const MOST_HINTS = 3;

function toSummary(summary: GetSummaryResponse__Output): SummaryAnswer {
  const { players, finished, won, guesses, hints, medianGuesses, includesOwn } = summary;
  return {
    ...{ players, finished, won },
    winRate: finished === 0 ? null : won / finished,
    guesses: guesses.map(({ from, to, games }) => ({ from, to: to ?? null, games })),
    hints: Array.from(
      { length: MOST_HINTS + 1 },
      (_, count) => hints.find(({ from }) => from === count)?.games ?? 0,
    ),
    medianGuesses: medianGuesses ?? null,
    includesOwn,
  };
}
