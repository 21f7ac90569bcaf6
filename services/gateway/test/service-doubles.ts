import { grpcService, startGrpcServer, type Methods } from '@proximity/common/grpc-server';
import { createMetrics, createRegistry } from '@proximity/common/metrics';
import {
  gameScheduleDefinition,
  similarityDefinition,
  type GameScheduleDefinition,
  type SimilarityDefinition,
} from '@proximity/common/proto';
import { collectLogs } from './collect-logs';

export interface ServiceDoubles {
  /** Both services answer here. */
  port: number;
  stop(): Promise<void>;
}

export interface DoubleMethods {
  similarity?: Partial<Methods<SimilarityDefinition>>;
  gameSchedule?: Partial<Methods<GameScheduleDefinition>>;
}

/** The score that the doubles give to every guess. */
export const SCORE = {
  word: 'river',
  display: 'river',
  similarity: 41.5,
  initialSimilarity: 41.5,
  closestSimilarity: 80,
  percentile: 900,
  rank: 101,
  proximityString: '100 away',
  direction: 12,
  correct: false,
  blocked: false,
  vectorsHash: 'c0ffee',
};

/** Servers that speak the real contracts and answer whatever a test wants; for failures that real services seldom have. */
export async function startDoubles(
  { similarity, gameSchedule }: DoubleMethods = {},
  port = 0,
): Promise<ServiceDoubles> {
  return startGrpcServer({
    services: [
      grpcService(similarityDefinition(), { ...SIMILARITY, ...similarity }),
      grpcService(gameScheduleDefinition(), { ...GAME_SCHEDULE, ...gameSchedule }),
    ],
    host: '127.0.0.1',
    port,
    logger: collectLogs('doubles').logger,
    metrics: createMetrics(createRegistry()),
  });
}

/** Methods that all fail in a way that no contract names. */
export function brokenMethods(): DoubleMethods {
  const broken = (): never => {
    throw new Error('The disk is full.');
  };
  return { similarity: mapped(SIMILARITY, broken), gameSchedule: mapped(GAME_SCHEDULE, broken) };
}

function mapped<T extends object>(methods: T, method: () => never): Partial<T> {
  return Object.fromEntries(Object.keys(methods).map((name) => [name, method])) as Partial<T>;
}

const SIMILARITY: Methods<SimilarityDefinition> = {
  Score: () => SCORE,
  ScoreBatch: ({ requests }) => ({ outcomes: requests.map(() => ({ score: SCORE })) }),
  Nearest: ({ word }) => ({
    data: Array.from({ length: 200 }, (_, place) => ({
      neighbor: `${word}${place}`,
      display: `${word}${place}`,
      similarity: 1 / (place + 1),
      percentile: 1000 - place,
      ...(place > 0 && { direction: place }),
    })),
    nearby: [],
    vectorsHash: 'c0ffee',
  }),
  Nearness: () => ({ nearest: 80, tenth: 60, thousandth: 26, vectorsHash: 'c0ffee' }),
  Hint: () => ({ hintWord: 'coast' }),
  CheckWord: ({ word }) => ({ word, display: word, blocked: false, nearbyCount: 950, fitAsSecret: true }),
  CuratedSecrets: () => ({ words: ['ocean'] }),
};

const GAME_SCHEDULE: Methods<GameScheduleDefinition> = {
  Today: () => ({
    gameNumber: 700,
    date: '2026-05-01',
    now: '2026-05-01T12:00:00.000Z',
    nextGameAt: '2026-05-02T04:00:00.000Z',
  }),
  GetGame: ({ gameNumber }) => ({ gameNumber, date: '2026-05-01', sealedSecret: '~c2VhbA' }),
  GiveUp: () => ({ secretWord: 'ocean' }),
  CheckSolution: ({ word }) => ({ isSolution: word === 'ocean' }),
  CreateCustomGame: () => ({ code: '~Y29kZQ' }),
  GiveUpCustomGame: () => ({ secretWord: 'ocean' }),
};
