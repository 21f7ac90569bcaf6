import { resolve } from 'node:path';
import { port, serviceSettings } from '@proximity/common/config';
import { sealKeys } from '@proximity/common/sealed-secret';
import { z } from 'zod';
import { ownVectors } from './own-vectors';

/** The shipped vectors lie beside the code, in the sources as in the build. */
const SHIPPED_VECTORS = resolve(__dirname, '..', 'vectors');

const languages = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((lang) => lang.trim()))])
  .refine(
    (langs) => langs.every((lang) => /^[a-z]{2,3}$/.test(lang)),
    'must be a list of languages like "en,es,de"',
  );

const settings = z.object({
  ...serviceSettings,
  PORT: port.default(50051),
  /** Health and metrics; without it there is no second port (the launcher has one for all). */
  OPS_PORT: port.optional(),
  /** Which languages to load. */
  LANGUAGES: z.string().default('en,es,de').pipe(languages),
  /** The folder with one folder of vectors per language; VECTORS_<LANG> names another one for a language. */
  VECTORS_DIR: z.string().default(SHIPPED_VECTORS),
  /** The built index files are kept in its folder `faiss`. */
  DATA_DIR: z.string().default('var'),
  SEAL_KEYS: sealKeys,
  /** How many secrets' rank tables are kept per language, about 0.3 MB each (0.5 MB when played by children too). */
  RANK_TABLES: z.coerce.number().int().min(1).max(10_000).default(100),
});

export const configSchema = z.intersection(settings, ownVectors);

export type SimilarityConfig = z.output<typeof configSchema>;
