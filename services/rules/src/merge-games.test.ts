import fc from 'fast-check';
import { answer, freshGame, giveUp, guess, hint, play } from '../test/play';
import { scoreOf } from '../test/score-of';
import { guessCount, hintCount } from './game-counts';
import type { GameState } from './game-state';
import { mergeGames } from './merge-games';
import { restoreGame } from './restore-game';
import { storeGame } from './store-game';

const SECRET = 'harbor';
const game = (...words: string[]): GameState =>
  words.reduce((state, word) => guess(state, word), freshGame());
const won = (state: GameState): GameState => guess(state, SECRET, 1);
const words = (state: GameState): string[] => state.guesses.map((row) => row.word);
const counts = (state: GameState): number[] => [guessCount(state), hintCount(state)];

describe('mergeGames', () => {
  test('when both have rows then those of the stored game come first, numbered anew, none twice', () => {
    const merged = mergeGames(game('river', 'coast'), game('winter', 'coast', 'tower'));
    expect(words(merged)).toEqual(['river', 'coast', 'winter', 'tower']);
    expect(merged.guesses.map((row) => row.guessNumber)).toEqual([1, 2, 3, 4]);
    expect([merged.status, ...counts(merged)]).toEqual(['playing', 4, 0]);
  });

  test('when one side took a word as a hint then the stored row stays what it was', () => {
    const taken = hint(freshGame(), 'coast');
    expect(counts(mergeGames(taken, game('coast')))).toEqual([0, 1]);
    expect(counts(mergeGames(game('coast'), taken))).toEqual([1, 0]);
  });

  test('when the sent game is won then rows that only the stored one has still count, and the finish is last', () => {
    const merged = mergeGames(game('river', 'coast'), won(game('winter')));
    expect(words(merged)).toEqual(['river', 'coast', 'winter', SECRET]);
    expect([merged.status, merged.secretWord, ...counts(merged)]).toEqual(['won', SECRET, 4, 0]);
  });

  test('when the stored game is over then what comes later is listed before its end and counts nowhere', () => {
    const merged = mergeGames(won(game('river')), hint(game('coast', 'winter'), 'tower'));
    expect(words(merged)).toEqual(['river', 'coast', 'winter', 'tower', SECRET]);
    expect([merged.status, ...counts(merged)]).toEqual(['won', 2, 0]);
    expect(merged.guesses.map((row) => row.isLate ?? false)).toEqual([false, true, true, true, false]);
  });

  test.each([
    ['won', 'lost', won(game('river')), giveUp(game('coast'), SECRET)],
    ['lost', 'won', giveUp(game('river'), SECRET), won(game('coast'))],
  ] as const)('when it was %s first and %s later then it stays %s', (status, _later, stored, sent) => {
    const merged = mergeGames(stored, sent);
    expect([merged.status, ...counts(merged)]).toEqual([status, ...counts(stored)]);
    expect(words(merged)).toEqual(['river', 'coast', SECRET]);
  });

  test('when the later finish has another word then its row is kept, but ends nothing', () => {
    const merged = mergeGames(won(game('river')), guess(game('coast'), 'lagoon', 1));
    expect(words(merged)).toEqual(['river', 'coast', 'lagoon', SECRET]);
    expect(merged.guesses.filter((row) => row.correct).map((row) => row.word)).toEqual([SECRET]);
    expect(merged.secretWord).toBe(SECRET);
  });

  test('when the secret was stored as a wrong guess then the finish takes the place of that row', () => {
    const merged = mergeGames(game(SECRET, 'river'), won(game('coast')));
    expect(words(merged)).toEqual(['river', 'coast', SECRET]);
    expect([merged.status, ...counts(merged)]).toEqual(['won', 3, 0]);
  });

  test('when a device says that its rows are late then that is not believed', () => {
    const sent = mergeGames(won(freshGame()), game('river', 'coast'));
    expect(counts(sent)).toEqual([1, 0]);
    const allLate = { ...sent, guesses: sent.guesses.map((row) => ({ ...row, isLate: true as const })) };
    for (const each of [sent, allLate]) expect(counts(mergeGames(freshGame(), each))).toEqual([3, 0]);
  });

  test('when the account revealed a word then the device tells how it is written, and nothing else', () => {
    const revealed = giveUp(freshGame(), 'hafen');
    const row = { ...scoreOf('hafen', 1), display: 'Hafen', rank: 1 };
    const requested = play(freshGame(), { type: 'giveUpRequested' });
    const spelled = play(requested, answer(requested, row), { type: 'counted' });
    expect(mergeGames(revealed, spelled).guesses[0]?.display).toBe('Hafen');
    const wrong = play(requested, answer(requested, { ...row, display: 'Berg' }), { type: 'counted' });
    expect(mergeGames(revealed, wrong).guesses[0]?.display).toBe('hafen');
    expect(mergeGames(spelled, revealed).guesses[0]?.display).toBe('Hafen');
  });

  test('when guesses wait on this device then they go on waiting, unless they are answered or the game is over', () => {
    const waiting = play(
      freshGame(),
      { type: 'submitted', text: 'river' },
      { type: 'submitted', text: 'coast' },
      { type: 'hintRequested' },
    );
    expect(mergeGames(game('river'), waiting).waiting).toEqual([
      { kind: 'guess', word: 'coast' },
      { kind: 'hint' },
    ]);
    expect(mergeGames(won(freshGame()), waiting).waiting).toEqual([]);
  });

  test('when a bar still grows on this device then it goes on growing, the winning one too', () => {
    const submitted = play(game('coast'), { type: 'submitted', text: SECRET });
    const growing = play(submitted, answer(submitted, scoreOf(SECRET, 1)));
    const merged = mergeGames(game('river'), growing);
    expect([merged.status, merged.counting?.word]).toEqual(['playing', SECRET]);
    const counted = play(merged, { type: 'counted' });
    expect([counted.status, ...words(counted)]).toEqual(['won', 'river', 'coast', SECRET]);
    expect(mergeGames(won(freshGame()), growing).counting).toBeNull();
    expect(mergeGames(growing, game('river'))).toMatchObject({ status: 'won', counting: null });
  });

  test('when one of them has shown its end then it is not shown again, and this device keeps its order and secret', () => {
    const stored = { ...game(), hasShownStats: true, secretWord: null };
    const sent = { ...game(), hasShownConfetti: true, sortType: 'guess', secretWord: '~new' } as const;
    expect(mergeGames(stored, sent)).toMatchObject({
      hasShownStats: true,
      hasShownConfetti: true,
      sortType: 'guess',
      secretWord: '~new',
    });
    expect(mergeGames({ ...stored, secretWord: '~old' }, { ...sent, secretWord: null }).secretWord).toBe(
      '~old',
    );
  });

  test('when any two games are merged then order matters for the list only, and doing it again changes nothing', () => {
    fc.assert(
      fc.property(anyGame(), anyGame(), (a, b) => {
        const ab = mergeGames(a, b);
        const ba = mergeGames(b, a);
        expect(words(ab).sort()).toEqual(words(ba).sort());
        expect(ab.status === 'playing').toBe(ba.status === 'playing');
        expect(mergeGames(ab, b)).toEqual(ab);
        expect(mergeGames(ab, ab)).toEqual(ab);
        expect(mergeGames(a, a)).toEqual(a);
        expect(words(ab)).toEqual(expect.arrayContaining([...words(a), ...words(b)]));
        expect(restoreGame(storeGame(ab, new Date(0)))).toEqual(ab);
      }),
    );
  });

  test('when three games come in any order then the same rows are kept, and the game is over or not', () => {
    fc.assert(
      fc.property(anyGame(), anyGame(), anyGame(), (a, b, c) => {
        const one = mergeGames(mergeGames(a, b), c);
        const other = mergeGames(a, mergeGames(b, c));
        expect(words(one).sort()).toEqual(words(other).sort());
        expect(one.status).toBe(other.status);
      }),
    );
  });
});

function anyGame(): fc.Arbitrary<GameState> {
  const rows = fc.uniqueArray(fc.constantFrom('river', 'coast', 'winter', 'lagoon', 'tower', 'island'));
  const end = fc.constantFrom('playing', 'won', 'lost');
  return fc.tuple(rows, fc.nat(3), end).map(([list, hints, ended]) => {
    const played = list.reduce(
      (state, word, index) => (index < hints ? hint(state, word) : guess(state, word)),
      freshGame(),
    );
    if (ended === 'playing') return played;
    return ended === 'won' ? won(played) : giveUp(played, SECRET);
  });
}
