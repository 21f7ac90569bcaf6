import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient, type GrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { similarityDefinition, type SimilarityDefinition } from '@proximity/common/proto';
import { createSealer } from '@proximity/common/sealed-secret';
import { configSchema } from '../src/config';
import { wordAt } from '../src/domain/vector-set';
import { readVectorSet } from '../src/repository/read-vector-set';
import { start, type RunningSimilarity } from '../src/start';
import { scratchDirectory } from './scratch-directory';
import { SHIPPED_VECTORS } from './shipped-vectors';
import { gzipped, madeUpRows, madeUpWord, vectorFile, type VectorRow } from './vector-file';
import { tool } from './vectors-tool';

jest.setTimeout(60_000);

// The lines of docs/own-vectors.md themselves are run here, in a folder that looks like a checkout.
const REPOSITORY = resolve(__dirname, '..', '..', '..');
const lines = commands(readFileSync(join(REPOSITORY, 'docs', 'own-vectors.md'), 'utf8'));
const folder = scratchDirectory();
const KEY = Buffer.alloc(32, 7);
const sealer = createSealer([{ id: 2, key: new Uint8Array(KEY) }]);
let service: RunningSimilarity;
let client: GrpcClient<SimilarityDefinition>;

beforeAll(async () => {
  symlinkSync(join(REPOSITORY, 'services'), join(folder, 'services'));
  writeFileSync(join(folder, 'glove.6B.300d.txt'), vectorFile('glove', await smallEnglish()));
  writeFileSync(join(folder, 'cc.fr.300.vec.gz'), gzipped(vectorFile('fasttext', madeUpRows(1500, 10))));
  mkdirSync(join(folder, 'var'));
  for (const args of lines.tool) {
    const { code, problems, output } = await tool(args, { folder });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${problems}${output}`);
  }
  const own = lines.settings.map(([name, path]) => [name, resolve(folder, path)] as const);
  const config = readConfig(configSchema, {
    ...Object.fromEntries(own),
    PORT: '0',
    LANGUAGES: 'en',
    DATA_DIR: join(folder, 'var'),
    SEAL_KEYS: `2:${KEY.toString('base64')}`,
  });
  const logger = createLogger({ service: 'similarity', level: 'silent' });
  service = await start(config, { logger, registry: createRegistry() });
  client = createGrpcClient(similarityDefinition(), {
    address: `127.0.0.1:${service.port}`,
    deadlineMs: 10_000,
  });
}, 120_000);

afterAll(async () => {
  client.close();
  await service.stop();
});

interface Commands {
  /** The arguments of each call of the tool. */
  tool: string[][];
  /** The settings with which the game is started: name and value. */
  settings: [name: string, value: string][];
}

function commands(page: string): Commands {
  const blocks = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block ?? '');
  const all = blocks.flatMap((block) => block.replaceAll('\\\n', ' ').trim().split('\n'));
  const calls = all.filter((line) => line.startsWith('npm run vectors -- '));
  const starts = all.flatMap((line) => [...line.matchAll(/^(VECTORS_[A-Z]+)=(\S+) make run$/g)]);
  if (calls.length + starts.length !== all.length)
    throw new Error('The page has a line that is not run here.');
  return {
    tool: calls.map((line) => line.split(/\s+/).slice(4)),
    settings: starts.map(([, name, value]) => [name ?? '', value ?? '']),
  };
}

/** The most frequent English words, with the first dimensions of the shipped vectors. */
async function smallEnglish(): Promise<VectorRow[]> {
  const { set } = await readVectorSet(SHIPPED_VECTORS, 'en');
  return Array.from({ length: 6000 }, (_, row) => ({
    word: wordAt(set, row),
    values: Array.from(
      set.rows.subarray(row * set.dimensions, row * set.dimensions + 64),
      (entry) => entry / 8,
    ),
  }));
}

test('when the page is read then it imports two files and starts two games', () => {
  expect(lines.tool.map(([command]) => command)).toEqual(['import', 'check', 'describe', 'import']);
  expect(lines.settings.map(([name, path]) => [name, dirname(path)])).toEqual([
    ['VECTORS_EN', 'var/vectors'],
    ['VECTORS_FR', 'var/vectors'],
  ]);
});

describe('when the vectors of a language are replaced', () => {
  test('then the game is played with the new ones: score, hint, list and nearness', async () => {
    const score = await client.calls.score({ lang: 'en', secret: 'ocean', guess: 'seas' });
    expect(score).toMatchObject({ word: 'sea', correct: false });
    expect(score.rank).toBeLessThan(20);
    expect(await client.calls.score({ lang: 'en', secret: 'ocean', guess: 'oceans' })).toMatchObject({
      rank: 1,
      correct: true,
    });
    const { data, nearby } = await client.calls.nearest({ lang: 'en', word: 'ocean' });
    expect([data?.length, data?.[0]?.neighbor]).toEqual([1000, 'ocean']);
    expect(nearby?.length).toBeGreaterThanOrEqual(900);
    const { hintWord } = await client.calls.hint({ lang: 'en', secret: 'ocean', bestPercentile: 0 });
    expect(data?.map(({ neighbor }) => neighbor)).toContain(hintWord);
    const { nearest, thousandth } = await client.calls.nearness({ lang: 'en', secret: 'ocean' });
    expect(nearest).toBe(score.closestSimilarity);
    expect(data?.[1]?.similarity).toBeCloseTo((nearest ?? NaN) / 100, 9);
    expect(data?.[999]?.similarity).toBeCloseTo((thousandth ?? NaN) / 100, 9);
  });

  test('then words that only the shipped ones have are unknown, and the lists are in force', async () => {
    await expect(
      client.calls.score({ lang: 'en', secret: 'ocean', guess: 'aardvark' }),
    ).rejects.toMatchObject({ code: 'word_not_found' });
    const { words } = await client.calls.curatedSecrets({ lang: 'en', mode: 'junior' });
    const shipped = readFileSync(join(SHIPPED_VECTORS, 'en', 'junior.txt'), 'utf8').split('\n');
    expect(words?.length).toBeGreaterThan(300);
    expect(shipped.filter((word) => words?.includes(word))).toEqual(words);
  });
});

describe('when a language is added', () => {
  test.each(['daily', 'junior', 'child'])(
    'then its %s game is played, with a sealed secret',
    async (mode) => {
      const { words } = await client.calls.curatedSecrets({ lang: 'fr', mode });
      const word = words?.[0] ?? '';
      expect(word).toBe(madeUpWord(500));
      const secret = sealer.seal({ lang: 'fr', mode: mode as 'daily', gameNumber: 1, word });
      expect(await client.calls.score({ secret, guess: word })).toMatchObject({ rank: 1, correct: true });
      const { hintWord } = await client.calls.hint({ secret, bestPercentile: 900 });
      expect(await client.calls.score({ secret, guess: hintWord ?? '' })).toMatchObject({ percentile: 950 });
      expect(await client.calls.checkWord({ lang: 'fr', mode, word })).toMatchObject({ fitAsSecret: true });
    },
  );

  test('then one that was neither shipped nor added is still unknown', async () => {
    await expect(client.calls.curatedSecrets({ lang: 'it', mode: 'daily' })).rejects.toMatchObject({
      code: 'unknown_language',
    });
  });
});

test('when the folder of a language is wrong then the service does not start, and says why', async () => {
  const begin = async (vectors: string): Promise<RunningSimilarity> => {
    const config = readConfig(configSchema, {
      VECTORS_IT: vectors,
      PORT: '0',
      LANGUAGES: 'en',
      VECTORS_EN: join(folder, 'var/vectors/en'),
      DATA_DIR: join(folder, 'var'),
      SEAL_KEYS: `2:${KEY.toString('base64')}`,
    });
    return start(config, {
      logger: createLogger({ service: 'similarity', level: 'silent' }),
      registry: createRegistry(),
    });
  };
  await expect(begin('/nowhere')).rejects.toThrow(
    'There are no word vectors of the language "it" in /nowhere.',
  );
  await expect(begin(join(folder, 'var/vectors/fr'))).rejects.toThrow(
    'meta.json is of the language "fr", not "it"',
  );
});
