import type { RunningService } from '@proximity/common/run-service';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@proximity/common/app-error';
import { readConfig } from '@proximity/common/config';
import { createGrpcClient, type GrpcClient } from '@proximity/common/grpc-client';
import { createLogger } from '@proximity/common/logger';
import { createRegistry, type Registry } from '@proximity/common/metrics';
import { similarityDefinition, type SimilarityDefinition } from '@proximity/common/proto';
import { createSealer, type SealedSecret } from '@proximity/common/sealed-secret';
import { configSchema } from '../src/config';
import { start } from '../src/start';
import { scratchDirectory } from './scratch-directory';
import { SHIPPED_VECTORS } from './shipped-vectors';

/** The first word of the blocked list. */
const BLOCKED = readFileSync(join(SHIPPED_VECTORS, 'en', 'blocked.txt'), 'utf8').split('\n')[0] ?? '';
const KEY = Buffer.alloc(32, 7);
const RETIRED_KEY = Buffer.alloc(32, 9);
const dataDirectory = scratchDirectory();
const sealer = createSealer([{ id: 2, key: new Uint8Array(KEY) }]);
const registry: Registry = createRegistry();
let service: RunningService;
let client: GrpcClient<SimilarityDefinition>;

beforeAll(async () => {
  const config = readConfig(configSchema, {
    PORT: '0',
    DATA_DIR: dataDirectory,
    SEAL_KEYS: `2:${KEY.toString('base64')},1:${RETIRED_KEY.toString('base64')}`,
  });
  service = await start(config, {
    logger: createLogger({ service: 'similarity', level: 'silent' }),
    registry,
  });
  client = createGrpcClient(similarityDefinition(), {
    address: `127.0.0.1:${service.port}`,
    deadlineMs: 10_000,
  });
});

afterAll(async () => {
  client.close();
  await service.stop();
});

const seal = (secret: Partial<SealedSecret> = {}): string =>
  sealer.seal({ lang: 'en', mode: 'daily', gameNumber: 7, word: 'ocean', ...secret });

async function refusal(call: Promise<unknown>): Promise<AppError> {
  const answer = await call.catch((error: unknown) => error);
  if (answer instanceof AppError) return answer;
  throw new Error(`Not refused: ${JSON.stringify(answer)}`);
}

describe('ScoreBatch', () => {
  test('when guesses come together then each gets what a call of its own would have given', async () => {
    const requests = [
      { lang: 'en', secret: 'ocean', guess: 'sea' },
      { lang: 'en', secret: seal(), guess: 'zzzzzz' },
      { lang: 'de', secret: 'haus', guess: 'Dach' },
      { lang: 'en', secret: '~forged', guess: 'sea' },
    ];
    const { outcomes } = await client.calls.scoreBatch({ requests });
    expect(outcomes).toHaveLength(4);
    expect(outcomes[0]?.score).toEqual(await client.calls.score(requests[0] ?? {}));
    expect(outcomes[2]?.score).toEqual(await client.calls.score(requests[2] ?? {}));
    for (const index of [1, 3]) {
      const { code, message, details } = await refusal(client.calls.score(requests[index] ?? {}));
      expect(outcomes[index]?.error).toEqual({ code, message, details: JSON.stringify(details) });
    }
  });

  test('when there are none then there is no outcome; more than 64 are refused', async () => {
    expect((await client.calls.scoreBatch({ requests: [] })).outcomes).toEqual([]);
    const requests = Array.from({ length: 65 }, () => ({ lang: 'en', secret: 'ocean', guess: 'sea' }));
    expect((await refusal(client.calls.scoreBatch({ requests }))).code).toBe('invalid_request');
  });
});

describe('Score', () => {
  test('when a word is guessed then all that a player sees of it is answered', async () => {
    const answer = await client.calls.score({ lang: 'en', secret: 'ocean', guess: 'Seas ' });
    expect(answer).toMatchObject({
      word: 'sea',
      display: 'sea',
      similarity: 81.11,
      initialSimilarity: 81.11,
      closestSimilarity: 81.11,
      percentile: 999,
      rank: 2,
      proximityString: '1 away',
      direction: 59,
      correct: false,
      blocked: false,
    });
    expect(answer.vectorsHash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('when the secret is guessed in any form of it then the game is won', async () => {
    const answer = await client.calls.score({ secret: seal(), guess: 'OCEANS' });
    expect(answer).toMatchObject({
      word: 'ocean',
      similarity: 100,
      percentile: 1000,
      rank: 1,
      correct: true,
    });
    expect(answer).toMatchObject({ proximityString: 'correct' });
    expect(answer.direction).toBeUndefined();
  });

  test('when a word is far from the secret then it has a rank but no percentile', async () => {
    const answer = await client.calls.score({ secret: 'ocean', guess: 'democracy' });
    expect(answer.percentile).toBeUndefined();
    expect(answer.rank).toBeGreaterThan(1000);
    expect(['far', 'cold', 'tepid']).toContain(answer.proximityString);
  });

  test('when the word is typed without accents or in another form then its base form is scored', async () => {
    const german = await client.calls.score({ lang: 'de', secret: 'haus', guess: 'strasse' });
    expect(german).toMatchObject({ word: 'straße', display: 'Straße' });
    expect(await client.calls.score({ lang: 'es', secret: 'perro', guess: 'corrió' })).toMatchObject({
      word: 'correr',
    });
    expect(await client.calls.score({ lang: 'es', secret: 'perro', guess: 'cafe' })).toMatchObject({
      word: 'café',
    });
    expect(await client.calls.score({ lang: 'en', secret: 'ocean', guess: 'colour' })).toMatchObject({
      word: 'color',
    });
  });

  test('when the secret is plain or sealed then the answer is the same', async () => {
    for (const lang of ['', 'en', 'proximity']) {
      const plain = await client.calls.score({ lang, secret: 'ocean', guess: 'river' });
      expect(await client.calls.score({ lang, secret: seal(), guess: 'river' })).toEqual(plain);
    }
  });

  test('when the seal is of junior then sensitive words take no place, whatever mode is given', async () => {
    const junior = { secret: seal({ mode: 'junior', word: 'hospital' }), mode: 'daily', guess: 'garden' };
    const asked = await client.calls.score({ secret: 'hospital', mode: 'junior', guess: 'garden' });
    expect(await client.calls.score(junior)).toEqual(asked);
    const daily = await client.calls.score({ secret: 'hospital', guess: 'garden' });
    expect(asked.rank).toBeLessThan(daily.rank);
    expect(await client.calls.score({ secret: 'hospital', mode: 'yesterday', guess: 'garden' })).toEqual(
      daily,
    );
  });

  test('when the seal was made with a retired key then it still opens', async () => {
    const retired = createSealer([{ id: 1, key: new Uint8Array(RETIRED_KEY) }]);
    const old = retired.seal({ lang: 'es', mode: 'daily', gameNumber: 1, word: 'perro' });
    expect(await client.calls.score({ secret: old, guess: 'perros' })).toMatchObject({ correct: true });
  });

  test.each([
    ['a word that does not exist', { guess: 'oceann' }, 'word_not_found'],
    ['an empty word', { guess: '' }, 'invalid_word'],
    ['one letter', { guess: ' a\t' }, 'invalid_word'],
    ['a text too long', { guess: 'a'.repeat(10_000) }, 'invalid_word'],
    ['a word with a zero-width space', { guess: 'oc\u200bean' }, 'word_not_found'],
    ['a word in full-width letters', { guess: 'ｏｃｅａｎ' }, 'word_not_found'],
    ['a word with a dotted capital I', { guess: 'RİVER' }, 'word_not_found'],
    ['a word turned by a direction mark', { guess: '\u202eocean' }, 'word_not_found'],
    ['a word with a null character', { guess: 'ocean\u0000' }, 'word_not_found'],
    ['a name of an object property', { guess: '__proto__' }, 'word_not_found'],
    ['pictures', { guess: '🌊🌊' }, 'word_not_found'],
    ['a secret that does not exist', { secret: 'oceann' }, 'secret_not_found'],
    ['a path as a secret', { secret: '../../etc/passwd' }, 'secret_not_found'],
    ['no secret', { secret: '' }, 'secret_not_found'],
    ['a forged seal', { secret: `~${'A'.repeat(108)}` }, 'bad_seal'],
    ['a seal cut off', { secret: seal().slice(0, 50) }, 'bad_seal'],
    ['a bare seal mark', { secret: '~' }, 'bad_seal'],
    [
      'a seal with one letter changed',
      { secret: seal().replace(/.$/, (c) => (c === 'A' ? 'Q' : 'A')) },
      'bad_seal',
    ],
    ['a seal of another language', { lang: 'de', secret: seal() }, 'seal_language'],
    ['a seal of a language not offered', { secret: seal({ lang: 'fr' }) }, 'unknown_language'],
    ['a seal of no word of the vocabulary', { secret: seal({ word: 'oceann' }) }, 'secret_not_found'],
    ['a language not offered', { lang: 'fr' }, 'unknown_language'],
    ['no language', { lang: '../en' }, 'unknown_language'],
  ])('when given %s then it is refused', async (_, request, code) => {
    const { message, ...error } = await refusal(
      client.calls.score({ secret: 'ocean', guess: 'sea', ...request }),
    );
    expect(error.code).toBe(code);
    expect(message).toMatch(/^[A-Z]/);
    expect(await client.calls.score({ secret: 'ocean', guess: 'sea' })).toMatchObject({ rank: 2 });
  });

  test('when a word is mistyped then the answer suggests what was meant', async () => {
    const { message, details } = await refusal(
      client.calls.score({ lang: 'de', secret: 'haus', guess: 'Gartten' }),
    );
    expect(message).toBe('Word not found');
    const { suggestions } = details as { suggestions: unknown[] };
    expect(suggestions[0]).toEqual({ word: 'garten', display: 'Garten' });
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });
});

describe('Nearest', () => {
  test('when a word is asked for then it and its 999 nearest are answered, and how many are nearby', async () => {
    const { data, nearbyCount, vectorsHash } = await client.calls.nearest({ lang: 'en', word: 'Oceans' });
    expect(data).toHaveLength(1000);
    expect(data[0]).toMatchObject({ neighbor: 'ocean', similarity: 1, percentile: 1000 });
    expect(data[0]?.direction).toBeUndefined();
    expect(data[1]).toMatchObject({ neighbor: 'sea', similarity: 0.8111, percentile: 999, direction: 59 });
    expect(nearbyCount).toBeGreaterThanOrEqual(900);
    expect(vectorsHash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('when rows are scored one by one then they are the same as in the list', async () => {
    const { data } = await client.calls.nearest({ lang: 'de', mode: 'child', word: 'haus' });
    for (const row of [data[1], data[500], data[999]]) {
      const { word, display, percentile, direction, similarity } = await client.calls.score({
        lang: 'de',
        mode: 'child',
        secret: 'haus',
        guess: row?.neighbor ?? '',
      });
      const rounded = Math.round(similarity * 100) / 10_000;
      expect(row).toMatchObject({ neighbor: word, display, percentile, direction, similarity: rounded });
    }
  });

  test('when the word is blocked then the lists are empty', async () => {
    const { data, nearbyCount } = await client.calls.nearest({ lang: 'en', word: BLOCKED });
    expect({ data, nearbyCount }).toEqual({ data: [], nearbyCount: 0 });
  });

  test.each([
    ['a seal', { word: seal() }, 'secret_sealed'],
    ['a seal that is none', { word: '~x' }, 'secret_sealed'],
    ['a seal in an unknown language', { lang: 'fr', word: seal() }, 'secret_sealed'],
    ['an unknown word', { word: 'oceann' }, 'word_not_found'],
    ['one letter', { word: 'o' }, 'invalid_word'],
    ['an unknown language', { lang: 'fr', word: 'ocean' }, 'unknown_language'],
  ])('when given %s then it is refused', async (_, request, code) => {
    expect((await refusal(client.calls.nearest(request))).code).toBe(code);
  });
});

describe('Nearness', () => {
  test('when a game is opened then it tells the similarities at places 2, 11 and 1000', async () => {
    const { data } = await client.calls.nearest({ lang: 'en', word: 'ocean' });
    const shown = [1, 10, 999].map((place) => Math.round((data[place]?.similarity ?? 0) * 10_000) / 100);
    const answer = await client.calls.nearness({ secret: seal() });
    expect([answer.nearest, answer.tenth, answer.thousandth]).toEqual(shown);
    expect(answer.vectorsHash).not.toBe('');
  });

  test('when the secret is blocked, unknown or badly sealed then it is refused', async () => {
    expect((await refusal(client.calls.nearness({ secret: BLOCKED }))).code).toBe('secret_not_found');
    expect((await refusal(client.calls.nearness({ secret: seal({ word: BLOCKED }) }))).code).toBe(
      'secret_not_found',
    );
    expect((await refusal(client.calls.nearness({ secret: 'oceann' }))).code).toBe('secret_not_found');
    expect((await refusal(client.calls.nearness({ secret: '~~~' }))).code).toBe('bad_seal');
  });
});

describe('Hint', () => {
  test('when hints are taken one after the other then each is nearer, until none is left', async () => {
    let best = 0;
    const taken: number[] = [];
    for (;;) {
      const { hintWord } = await client.calls.hint({ secret: seal(), bestPercentile: best });
      if (hintWord === undefined) break;
      expect(hintWord.startsWith('ocea')).toBe(false);
      const { percentile } = await client.calls.score({ secret: seal(), guess: hintWord });
      expect(percentile).toBeGreaterThan(best);
      best = percentile ?? 1000;
      taken.push(best);
    }
    expect(taken[0]).toBe(500);
    expect(taken.at(-1)).toBe(999);
  });

  test('when the best guess is the nearest word or the secret then there is none', async () => {
    for (const bestPercentile of [999, 1000]) {
      expect((await client.calls.hint({ secret: 'ocean', bestPercentile })).hintWord).toBeUndefined();
    }
  });

  test.each([-1, 1001, 2_147_483_647, -2_147_483_648])(
    'when the best percentile is said to be %d then it is refused',
    async (bestPercentile) => {
      expect((await refusal(client.calls.hint({ secret: seal(), bestPercentile }))).code).toBe(
        'invalid_request',
      );
    },
  );

  test('when the seal or the language is wrong then it is refused', async () => {
    expect((await refusal(client.calls.hint({ secret: '~bad', bestPercentile: 0 }))).code).toBe('bad_seal');
    expect((await refusal(client.calls.hint({ lang: 'es', secret: seal() }))).code).toBe('seal_language');
    expect((await refusal(client.calls.hint({ lang: 'xx', secret: 'ocean' }))).code).toBe('unknown_language');
  });
});

describe('CheckWord', () => {
  test('when a word may be a secret then it says so, with its base form', async () => {
    expect(await client.calls.checkWord({ lang: 'de', word: 'HÄUSER' })).toEqual({
      word: 'haus',
      display: 'Haus',
      blocked: false,
      nearbyCount: 999,
      fitAsSecret: true,
    });
  });

  test('when a word is blocked then it is not fit', async () => {
    expect(await client.calls.checkWord({ word: BLOCKED })).toMatchObject({
      blocked: true,
      nearbyCount: 0,
      fitAsSecret: false,
    });
  });

  test('when a word is unknown, too short, or of an unknown language then it is refused', async () => {
    const unknown = await refusal(client.calls.checkWord({ word: 'oceann' }));
    expect(unknown.code).toBe('word_not_found');
    expect(unknown.details['suggestions']).toContainEqual({ word: 'ocean', display: 'ocean' });
    expect((await refusal(client.calls.checkWord({ word: 'o' }))).code).toBe('invalid_word');
    expect((await refusal(client.calls.checkWord({ lang: '', word: '' }))).code).toBe('invalid_word');
    expect((await refusal(client.calls.checkWord({ lang: 'fr', word: 'ocean' }))).code).toBe(
      'unknown_language',
    );
  });
});

describe('CuratedSecrets', () => {
  test.each([
    ['en', 'daily', 3554],
    ['en', 'yesterday', 3554],
    ['proximity', 'junior', 904],
    ['es', 'child', 393],
    ['de', '', 2765],
  ])('when those of %s %s are asked for then all %d are answered, best first', async (lang, mode, count) => {
    const { words } = await client.calls.curatedSecrets({ lang, mode });
    expect(words).toHaveLength(count);
    expect(new Set(words).size).toBe(count);
  });

  test('when the language is unknown then it is refused', async () => {
    expect((await refusal(client.calls.curatedSecrets({ lang: 'klingon' }))).code).toBe('unknown_language');
  });
});

test('when one secret is guessed at many times then it is searched once', async () => {
  const searches = async (): Promise<number> => {
    const metric = await registry.getSingleMetric('similarity_searches_total')?.get();
    return (
      metric?.values
        .filter(({ labels }) => labels['lang'] === 'es')
        .reduce((sum, { value }) => sum + value, 0) ?? 0
    );
  };
  const before = await searches();
  for (const guess of ['gato', 'casa', 'sol', 'luna'])
    await client.calls.score({ lang: 'es', secret: 'montaña', guess });
  expect(await searches()).toBe(before + 1);
});
