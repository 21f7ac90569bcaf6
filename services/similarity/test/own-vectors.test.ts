import type { RunningService } from '@proximity/common/run-service';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient, type GrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry } from '@proximity/common/metrics';
import { similarityDefinition, type SimilarityDefinition } from '@proximity/common/proto';
import { createSealer } from '@proximity/common/sealed-secret';
import { configSchema } from '../src/config';
import { start } from '../src/start';
import { commandsOf, follow } from './page-commands';
import { scratchDirectory } from './scratch-directory';
import { SHIPPED_VECTORS } from './shipped-vectors';
import { madeUpWord } from './vector-file';

// The lines of docs/own-vectors.md and of README.md themselves are run here.
const lines = commandsOf('docs/own-vectors.md');
const folder = scratchDirectory();
const readmeFolder = scratchDirectory();
const KEY = Buffer.alloc(32, 7);
const sealer = createSealer([{ id: 2, key: new Uint8Array(KEY) }]);
let service: RunningService;
let client: GrpcClient<SimilarityDefinition>;

beforeAll(async () => {
  service = await begin(await follow(lines, folder));
  client = connect(service);
}, 120_000);

afterAll(async () => {
  client.close();
  await service.stop();
});

function begin(own: Record<string, string>): Promise<RunningService> {
  const config = readConfig(configSchema, {
    ...own,
    PORT: '0',
    LANGUAGES: 'en',
    DATA_DIR: join(folder, 'var'),
    SEAL_KEYS: `2:${KEY.toString('base64')}`,
  });
  return start(config, {
    logger: createLogger({ service: 'similarity', level: 'silent' }),
    registry: createRegistry(),
  });
}

function connect({ port }: RunningService): GrpcClient<SimilarityDefinition> {
  return createGrpcClient(similarityDefinition(), { address: `127.0.0.1:${port}`, deadlineMs: 10_000 });
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
    const { data, nearbyCount } = await client.calls.nearest({ lang: 'en', word: 'ocean' });
    expect([data?.length, data?.[0]?.neighbor]).toEqual([1000, 'ocean']);
    expect(nearbyCount).toBeGreaterThanOrEqual(900);
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

test("when README's lines are followed then the game of its vectors is played to the end", async () => {
  const own = await follow(commandsOf('README.md'), readmeFolder);
  expect(Object.keys(own)).toEqual(['VECTORS_EN']);
  const readme = await begin(own);
  const calls = connect(readme);
  try {
    const { words } = await calls.calls.curatedSecrets({ lang: 'en', mode: 'daily' });
    const word = words?.[0] ?? '';
    const secret = sealer.seal({ lang: 'en', mode: 'daily', gameNumber: 1, word });
    const { hintWord } = await calls.calls.hint({ secret, bestPercentile: 900 });
    expect(await calls.calls.score({ secret, guess: hintWord ?? '' })).toMatchObject({ percentile: 950 });
    expect(await calls.calls.score({ secret, guess: word })).toMatchObject({ rank: 1, correct: true });
  } finally {
    calls.close();
    await readme.stop();
  }
});

test('when the folder of a language is wrong then the service does not start, and says why', async () => {
  const english = { VECTORS_EN: join(folder, 'var/vectors/en') };
  await expect(begin({ ...english, VECTORS_IT: '/nowhere' })).rejects.toThrow(
    'There are no word vectors of the language "it" in /nowhere.',
  );
  await expect(begin({ ...english, VECTORS_IT: join(folder, 'var/vectors/fr') })).rejects.toThrow(
    'meta.json is of the language "fr", not "it"',
  );
});
