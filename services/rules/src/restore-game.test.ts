import fc from 'fast-check';
import { answer, freshGame, giveUp, guess, hint, play } from '../test/play';
import { scoreOf } from '../test/score-of';
import { isRecord, parseJson } from './json-value';
import { restoreGame } from './restore-game';
import { storeGame } from './store-game';

const savedAt = new Date('2026-11-21T08:30:00.000Z');
const reload = (game: Parameters<typeof storeGame>[0]) => restoreGame(storeGame(game, savedAt));
const played = guess(hint(guess(freshGame(), 'river', 64), 'coast', 13), 'winter', 6569);

describe('a stored game', () => {
  test.each([
    ['fresh', freshGame()],
    ['not fetched', freshGame({ secretWord: null })],
    ['played', played],
    ['won', play(guess(played, 'harbor', 1), { type: 'statsShown' }, { type: 'confettiShown' })],
    ['given up', play(giveUp(played, 'harbor'), { type: 'sortToggled' })],
    ['custom', freshGame({ gameNumber: -1, code: '~code', origin: 'custom', secretWord: '~code' })],
    ['junior', freshGame({ mode: 'junior', lang: 'es', origin: 'archive', gameNumber: 12 })],
  ])('when a %s game is stored and read back then it is the same', (_name, game) => {
    expect(reload(game)).toEqual(game);
  });

  test('when guesses wait then they wait again after reading, and hints and give-ups under way do not', () => {
    const game = play(
      played,
      { type: 'submitted', text: 'one' },
      { type: 'hintRequested' },
      { type: 'submitted', text: 'two' },
      { type: 'giveUpRequested' },
    );
    expect(parseJson(storeGame(game, savedAt))).toMatchObject({ hintCount: 1, waiting: ['one', 'two'] });
    expect(reload(game)).toEqual({
      ...played,
      waiting: [
        { kind: 'guess', word: 'one' },
        { kind: 'guess', word: 'two' },
      ],
    });
  });

  test('when a waiting word has come into the list meanwhile then it still waits for its answer', () => {
    const waiting = play(
      freshGame(),
      { type: 'submitted', text: 'rivers' },
      { type: 'submitted', text: 'river' },
    );
    const game = play(waiting, answer(waiting, scoreOf('river')), { type: 'counted' });
    expect(reload(game)).toEqual(game);
    expect(game.waiting).toHaveLength(1);
  });

  test.each([
    ['a guess', { type: 'submitted', text: 'lagoon' }, scoreOf('lagoon', 14)],
    ['the winning guess', { type: 'submitted', text: 'harbor' }, scoreOf('harbor', 1)],
    ['a hint', { type: 'hintRequested' }, scoreOf('lagoon', 14)],
    ['a give-up', { type: 'giveUpRequested' }, scoreOf('harbor', 1)],
  ] as const)(
    'when %s is answered but does not count yet then it does after reading',
    (_name, event, score) => {
      const game = play(played, event);
      const answered = play(game, answer(game, score));
      expect(reload(answered)).toEqual(play(answered, { type: 'counted' }));
    },
  );

  test('when it is written then it says what those who do not read rows want to know', () => {
    expect(parseJson(storeGame(giveUp(played, 'harbor'), savedAt))).toMatchObject({
      version: 1,
      savedAt: '2026-11-21T08:30:00.000Z',
      gameCode: 'proximity',
      gameNumber: 904,
      gameOver: true,
      hasWon: false,
      guessCount: 2,
      hintCount: 1,
      secretWord: 'harbor',
    });
  });
});

describe('restoreGame', () => {
  const stored = parseJson(storeGame(giveUp(played, 'harbor'), savedAt));
  if (!isRecord(stored) || !Array.isArray(stored.guesses))
    throw new Error('the stored game is a record with rows');
  const [first, second, third, last] = stored.guesses as unknown[];
  const withRow = (own: object): object => ({
    guesses: [{ ...(first as object), ...own }, second, third, last],
  });

  test.each<[string, object]>([
    ['another version', { version: 2 }],
    ['an unknown mode', { mode: 'hard' }],
    ['an unknown language', { lang: 'fr' }],
    ['an unknown origin', { origin: 'moon' }],
    ['an unknown order', { sortType: 'random' }],
    ['a number as text', { gameNumber: '904' }],
    ['no number', { gameNumber: -1 }],
    ['number and code', { code: '~code' }],
    ['a secret that is no text', { secretWord: 5 }],
    ['no list', { guesses: null }],
    ['a row that is no record', { guesses: [null] }],
    ['a word twice', { guesses: [first, { ...(first as object), guessNumber: 2 }, third, last] }],
    ['rows out of order', { guesses: [second, first, third, last] }],
    ['an end without the secret in the list', { guesses: [first, second, third] }],
    ['the secret in the list of a running game', { gameOver: false }],
    ['a win of a running game', { gameOver: false, hasWon: true, guesses: [first] }],
    ['two secrets', withRow({ correct: true })],
    ['no words that wait', { waiting: 'one' }],
    ['a waiting word that is no text', { waiting: [1] }],
    ['an empty waiting word', { waiting: [''] }],
    ['an empty word', withRow({ word: '' })],
    ['a display that is no text', withRow({ display: 1 })],
    ['no label', withRow({ proximityString: null })],
    ['a similarity beyond 100', withRow({ similarity: 100.1 })],
    ['a similarity that is no number', withRow({ initialSimilarity: null })],
    ['a percentile beyond 1000', withRow({ percentile: 1001 })],
    ['rank 0', withRow({ rank: 0 })],
    ['a broken rank', withRow({ rank: 1.5 })],
    ['a direction beyond the circle', withRow({ direction: 361 })],
    ['correct as text', withRow({ correct: 'true' })],
    ['blocked as number', withRow({ blocked: 0 })],
    ['a hint mark as number', withRow({ isHint: 1 })],
  ])('when the text has %s then it says nothing about a game', (_name, own) => {
    expect(restoreGame(JSON.stringify(stored))).toBeDefined();
    expect(restoreGame(JSON.stringify({ ...stored, ...own }))).toBeUndefined();
  });

  test('when words wait in a finished game then they are dropped', () => {
    expect(restoreGame(JSON.stringify({ ...stored, waiting: ['one'] }))?.waiting).toEqual([]);
  });

  test('when the text is anything at all then nothing is thrown', () => {
    const almost = fc.record(
      Object.fromEntries(
        Object.keys(stored).map((key) => [key, fc.oneof(fc.constant(stored[key]), fc.jsonValue())]),
      ),
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value)),
      fc.nat(storeGame(played, savedAt).length).map((length) => storeGame(played, savedAt).slice(0, length)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const game = restoreGame(text);
        expect(game === undefined || reload(game) !== undefined).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
