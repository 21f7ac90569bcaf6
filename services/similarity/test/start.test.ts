import type { RunningService } from '@proximity/common/run-service';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { similarityDefinition } from '@proximity/common/proto';
import { configSchema, type SimilarityConfig } from '../src/config';
import { start, type SimilarityDependencies } from '../src/start';
import { nativeFaiss } from './native-faiss';
import { scratchDirectory } from './scratch-directory';

const dataDirectory = scratchDirectory();
const key = Buffer.alloc(32, 1).toString('base64');

const config = (settings: Record<string, string> = {}): SimilarityConfig =>
  readConfig(configSchema, {
    PORT: '0',
    DATA_DIR: dataDirectory,
    SEAL_KEYS: `1:${key}`,
    LANGUAGES: 'es',
    ...settings,
  });
const dependencies = (): SimilarityDependencies => ({
  logger: createLogger({ service: 'similarity', level: 'silent' }),
  registry: createRegistry(),
});
const scoreOf = async (service: RunningService, guess: string): Promise<object> => {
  const client = createGrpcClient(similarityDefinition(), {
    address: `127.0.0.1:${service.port}`,
    deadlineMs: 10_000,
  });
  try {
    return await client.calls.score({ lang: 'es', secret: 'perro', guess });
  } finally {
    client.close();
  }
};

test('when it is started with a second port then that port tells when it is ready, and what it did', async () => {
  const service = await start(config({ OPS_PORT: '0' }), dependencies());
  const ops = `http://127.0.0.1:${service.opsPort}`;
  expect((await fetch(`${ops}/livez`)).status).toBe(200);
  expect((await fetch(`${ops}/readyz`)).status).toBe(200);
  await scoreOf(service, 'gato');
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  expect(metrics).toMatch(/similarity_searches_total\{lang="es",index="\w+"\} 1/);
  expect(metrics).toContain('method="Score",code="ok"');
  await service.stop();
  await expect(fetch(`${ops}/livez`)).rejects.toThrow();
});

test('when it is started again then it answers the same, from the index file of the first start', async () => {
  const first = await start(config(), dependencies());
  const answer = await scoreOf(first, 'gato');
  await first.stop();
  const kept = nativeFaiss ? readdirSync(join(dataDirectory, 'faiss')) : [];
  const second = await start(config(), dependencies());
  expect(await scoreOf(second, 'gato')).toEqual(answer);
  await second.stop();
  if (nativeFaiss) {
    expect(kept).toEqual([expect.stringMatching(/^es-[0-9a-f]{16}\.index$/)]);
    expect(readdirSync(join(dataDirectory, 'faiss'))).toEqual(kept);
  }
});

test('when faiss is missing then it answers the same without it', async () => {
  const withFaiss = await start(config(), dependencies());
  const without = await start(config(), {
    ...dependencies(),
    loadFaiss: () => Promise.reject(new Error('Could not locate the bindings file.')),
  });
  for (const guess of ['gato', 'democracia', 'perros']) {
    expect(await scoreOf(without, guess)).toEqual(await scoreOf(withFaiss, guess));
  }
  await withFaiss.stop();
  await without.stop();
});

test('when a language is not loaded then it is not offered', async () => {
  const service = await start(config({ LANGUAGES: 'de' }), dependencies());
  await expect(scoreOf(service, 'gato')).rejects.toMatchObject({ code: 'unknown_language' });
  await service.stop();
});

test('when there are no vectors of a language then it does not start, and says which', async () => {
  await expect(start(config({ LANGUAGES: 'es,fr', OPS_PORT: '0' }), dependencies())).rejects.toThrow(
    'no word vectors of the language "fr"',
  );
});

describe('when a setting is wrong', () => {
  test.each([
    [{ LANGUAGES: 'en,../etc' }, 'LANGUAGES'],
    [{ PORT: '70000' }, 'PORT'],
    [{ RANK_TABLES: '0' }, 'RANK_TABLES'],
    [{ SEAL_KEYS: 'secret' }, 'SEAL_KEYS'],
    [{ SEAL_KEYS: '' }, 'SEAL_KEYS'],
  ])('then %j stops the start with a sentence that names it', (settings, name) => {
    expect(() => config(settings)).toThrow(name);
  });
});
