import type { Logger } from '@proximity/common/logger';
import { counter, type Registry } from '@proximity/common/metrics';
import type { RunningService } from '@proximity/common/run-service';
import { createSealer } from '@proximity/common/sealed-secret';
import { startService } from '@proximity/common/start-service';
import type { SimilarityConfig } from './config';
import { createLanguage, type Language } from './domain/language';
import type { NeighborIndex } from './domain/neighbor-index';
import { createSealOpener } from './domain/seal-opener';
import { similarityService } from './grpc/similarity-service';
import { loadFaiss, type FaissLoader } from './repository/load-faiss';
import { openIndex } from './repository/open-index';
import { readVectorFolder, readVectorSet } from './repository/read-vector-set';

export interface SimilarityDependencies {
  logger: Logger;
  registry: Registry;
  /** The real package unless a test shows what happens without it. */
  loadFaiss?: FaissLoader;
}

const REMEMBERED_SEALS = 10_000;

/** Loads the vectors of every language, then answers over gRPC. @throws Error when vectors are missing or damaged */
export function start(
  config: SimilarityConfig,
  dependencies: SimilarityDependencies,
): Promise<RunningService> {
  const { logger, registry } = dependencies;
  return startService({
    config,
    logger,
    registry,
    wire: async () => {
      const languages = await loadLanguages(config, dependencies);
      const openSeal = createSealOpener(createSealer(config.SEAL_KEYS), REMEMBERED_SEALS);
      return { services: [similarityService({ languages, openSeal })] };
    },
  });
}

async function loadLanguages(
  config: SimilarityConfig,
  dependencies: SimilarityDependencies,
): Promise<Map<string, Language>> {
  const languages = new Map<string, Language>();
  for (const lang of new Set([...config.LANGUAGES, ...config.OWN_VECTORS.keys()])) {
    languages.set(lang, await loadLanguage(lang, config, dependencies));
  }
  return languages;
}

async function loadLanguage(
  lang: string,
  config: SimilarityConfig,
  { logger, registry, loadFaiss: load = loadFaiss }: SimilarityDependencies,
): Promise<Language> {
  const started = performance.now();
  const own = config.OWN_VECTORS.get(lang);
  const vectors = own === undefined ? readVectorSet(config.VECTORS_DIR, lang) : readVectorFolder(own, lang);
  const { set, hash } = await vectors;
  const opened = await openIndex({ set, hash }, { dataDirectory: config.DATA_DIR, loadFaiss: load, logger });
  const index = countSearches(opened, lang, registry);
  const language = createLanguage({ set, hash, index, capacity: config.RANK_TABLES });
  const ms = Math.round(performance.now() - started);
  logger.info({ lang, words: set.words.length, index: index.kind, hash, ms }, 'Vectors loaded.');
  return language;
}

/** Searches per guess tell whether RANK_TABLES is large enough. */
function countSearches(index: NeighborIndex, lang: string, registry: Registry): NeighborIndex {
  const searches = counter(registry, 'similarity_searches_total', 'Secrets that had to be searched.', [
    'lang',
    'index',
  ]);
  return {
    kind: index.kind,
    neighbors(row, count) {
      searches.inc({ lang, index: index.kind });
      return index.neighbors(row, count);
    },
  };
}
