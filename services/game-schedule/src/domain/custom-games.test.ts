import { createSealer } from '@proximity/common/sealed-secret';
import { errorOf } from '../../../../scripts/jest/error-of';
import { createCustomGames, type CustomGamesOptions } from './custom-games';
import type { CheckedWord } from './secret-words';
import type { Series } from './series';

const sealer = createSealer([{ id: 1, key: new Uint8Array(32).fill(5) }]);
const german: Series = { lang: 'de', mode: 'junior' };

const customGames = (options: Partial<CustomGamesOptions> = {}) =>
  createCustomGames({
    sealer,
    words: { check: (_series, typed) => Promise.resolve(fit(typed)) },
    orderOf: () => Promise.resolve(['ant', 'bee', 'cat']),
    randomIndex: () => 1,
    ...options,
  });

const fit = (word: string): CheckedWord => ({ word, fitAsSecret: true });

describe('a custom game of a word', () => {
  it('when the word is fit, then the code holds its base form, language and mode, and number -1', async () => {
    const checked: string[] = [];
    const games = customGames({
      words: {
        check: (_series, typed) => {
          checked.push(typed);
          return Promise.resolve(fit('straße'));
        },
      },
    });
    const code = await games.fromWord(german, '  STRASSEN ', '');
    expect(checked).toEqual(['strassen']);
    expect(sealer.open(code)).toEqual({ ...german, gameNumber: -1, word: 'straße' });
    expect(games.giveUp(code)).toBe('straße');
  });

  it.each([
    ['is not fit to be a secret', 'ant', { word: 'ant', fitAsSecret: false }],
    ['has a base form of more than 49 bytes', 'ant', fit('a'.repeat(50))],
    ['has more than 49 bytes', 'ß'.repeat(25), fit('ant')],
  ])('when the word %s, then the game is refused', async (_, typed, checked) => {
    const games = customGames({ words: { check: () => Promise.resolve(checked) } });
    await expect(games.fromWord(german, typed, '')).rejects.toMatchObject({
      code: 'unfit_word',
      message: "We can't create a game with that word",
    });
  });
});

describe('a custom game by chance', () => {
  it('when a word is drawn, then it is the one at the random index below the number of words', async () => {
    const bounds: number[] = [];
    const games = customGames({ randomIndex: (bound) => bounds.push(bound) - 1 + 2 });
    const code = await games.fromChance(german);
    expect(bounds).toEqual([3]);
    expect(sealer.open(code)).toEqual({ ...german, gameNumber: -1, word: 'cat' });
  });
});

describe('giving up a custom game', () => {
  it('when the code is the seal of a scheduled game, then it is refused: it would open any game', () => {
    const seal = sealer.seal({ lang: 'en', mode: 'daily', gameNumber: 904, word: 'secret' });
    expect(errorOf(() => customGames().giveUp(seal))).toMatchObject({ code: 'bad_seal' });
  });

  it.each(['', '~', 'plain', '~AAAA'])('when the code is %j, then it is refused', (code) => {
    expect(errorOf(() => customGames().giveUp(code))).toMatchObject({ code: 'bad_seal' });
  });
});
