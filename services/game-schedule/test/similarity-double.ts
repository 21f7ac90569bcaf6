import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@proximity/common/app-error';
import { unknownLanguage } from '@proximity/common/game-mode';
import { grpcService, startGrpcServer, type Methods } from '@proximity/common/grpc-server';
import { createLogger } from '@proximity/common/logger';
import { createMetrics, createRegistry } from '@proximity/common/metrics';
import { similarityDefinition, type SimilarityDefinition } from '@proximity/common/proto';

/** What the schedule asks of similarity, over real gRPC and from the shipped lists, without the vectors. */
export interface SimilarityDouble {
  address: string;
  /** The requests so far, oldest first. */
  asked: { rpc: string; lang: string; mode: string; requestId: string }[];
  stop(): Promise<void>;
}

const VECTORS = join(__dirname, '..', '..', 'similarity', 'vectors');
const LISTS: Record<string, string> = { daily: 'secrets.txt', junior: 'junior.txt', child: 'child.txt' };
const FORMS: Record<string, string> = { oceans: 'ocean' };
const UNFIT = ['bastard'];

export function curatedWords(lang: string, mode: string): string[] {
  const file = join(VECTORS, lang, LISTS[mode] ?? 'secrets.txt');
  return readFileSync(file, 'utf8').trim().split('\n');
}

/** @param port the port to come back at after a stop; any free one by default */
export async function startSimilarityDouble(port = 0): Promise<SimilarityDouble> {
  const asked: SimilarityDouble['asked'] = [];
  const server = await startGrpcServer({
    services: [grpcService(similarityDefinition(), methods(asked))],
    host: '127.0.0.1',
    port,
    logger: createLogger({ service: 'similarity-double', level: 'silent' }),
    metrics: createMetrics(createRegistry()),
  });
  return { address: `127.0.0.1:${server.port}`, asked, stop: () => server.stop() };
}

function methods(asked: SimilarityDouble['asked']): Methods<SimilarityDefinition> {
  return {
    CuratedSecrets({ lang, mode }, { requestId }) {
      asked.push({ rpc: 'CuratedSecrets', lang, mode, requestId });
      if (!['en', 'es', 'de'].includes(lang)) throw unknownLanguage();
      return { words: curatedWords(lang, mode) };
    },
    CheckWord({ lang, mode, word: typed }, { requestId }) {
      asked.push({ rpc: 'CheckWord', lang, mode, requestId });
      const word = FORMS[typed] ?? typed;
      const blocked = UNFIT.includes(word);
      if (!blocked && !curatedWords(lang, 'daily').includes(word)) throw wordNotFound();
      return { word, display: word, blocked, nearbyCount: blocked ? 0 : 950, fitAsSecret: !blocked };
    },
    Score: neverAsked,
    ScoreBatch: neverAsked,
    Nearest: neverAsked,
    Nearness: neverAsked,
    Hint: neverAsked,
  };
}

function wordNotFound(): AppError {
  return new AppError('word_not_found', 'Word not found', {
    details: { suggestions: [{ word: 'ocean', display: 'ocean' }] },
  });
}

function neverAsked(): never {
  throw new Error('The schedule has no business with this rpc.');
}
