import fc from 'fast-check';
import { gameKey, languageSuffix } from './game-key';
import { GAME_MODES, LANGUAGES } from './game-mode';

const code = null;

describe('gameKey', () => {
  test.each([
    [{ mode: 'daily', lang: 'en', gameNumber: 904, code }, 'game_proximity_904'],
    [{ mode: 'junior', lang: 'en', gameNumber: 904, code }, 'game_proximity_junior_904'],
    [{ mode: 'yesterday', lang: 'en', gameNumber: 903, code }, 'game_proximity_yesterday_903'],
    [{ mode: 'daily', lang: 'es', gameNumber: 904, code }, 'game_proximity_904_es'],
    [{ mode: 'child', lang: 'de', gameNumber: 1, code }, 'game_proximity_child_1_de'],
  ] as const)('when the game is %j then its key is %s', (game, key) => {
    expect(gameKey(game)).toBe(key);
  });

  test('when a game has a code then its key has the hash of the code, always the same', () => {
    const game = { mode: 'daily', lang: 'en', gameNumber: -1 } as const;
    expect(gameKey({ ...game, code: 'a' })).toBe('game_proximity_custom_af63dc4c8601ec8c');
    expect(gameKey({ ...game, code: 'foobar' })).toBe('game_proximity_custom_85944171f73967e8');
    expect(gameKey({ ...game, code: '' })).toBe('game_proximity_custom_cbf29ce484222325');
  });

  test('when a link holds a plain word then another language is another game, but a seal has its own language', () => {
    const game = { mode: 'daily', gameNumber: -1 } as const;
    expect(gameKey({ ...game, lang: 'es', code: 'YWJj' })).not.toBe(
      gameKey({ ...game, lang: 'en', code: 'YWJj' }),
    );
    expect(gameKey({ ...game, lang: 'es', code: '~YWJj' })).toBe(
      gameKey({ ...game, lang: 'en', code: '~YWJj' }),
    );
  });

  test('when two games differ then so do their keys', () => {
    const games = fc.record({
      mode: fc.constantFrom(...GAME_MODES),
      lang: fc.constantFrom(...LANGUAGES),
      gameNumber: fc.integer({ min: 1, max: 3501 }),
      code: fc.constant(null),
    });
    fc.assert(
      fc.property(games, games, (one, other) => {
        expect(gameKey(one) === gameKey(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });
});

test('when the language is not English then keys end in it', () => {
  expect(LANGUAGES.map((lang) => `stats${languageSuffix(lang)}`)).toEqual(['stats', 'stats_es', 'stats_de']);
});
