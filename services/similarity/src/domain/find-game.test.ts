import { createSealer, type SealedSecret } from '@proximity/common/sealed-secret';
import { tinyLanguage } from '../../test/tiny-language';
import { tinyVectorSet } from '../../test/tiny-vector-set';
import { findGame, type GameAddress } from './find-game';
import { findGuess } from './find-guess';
import type { Lexicon } from './lexicon';

const sealer = createSealer([{ id: 1, key: new Uint8Array(32).fill(7) }]);
const english = tinyLanguage(
  tinyVectorSet({
    rows: [
      ['ocean', 1, 0],
      ['sea', 1, 1],
      ['wound', 1, 2],
      ['river', 2, 1],
      ['slur', 0, 1],
    ],
    ranked: 4,
    fold: { oceans: 'ocean', colour: 'sea' },
    blocked: ['slur'],
    sensitive: ['wound'],
  }),
);
const german = tinyLanguage(
  tinyVectorSet({
    rows: [
      ['haus', 1, 0],
      ['straße', 1, 1],
    ],
    fold: { strasse: 'straße' },
  }),
);
const lexicon: Lexicon = {
  languages: new Map([
    ['en', english],
    ['de', german],
  ]),
  openSeal: sealer.open,
};
const find = (address: Partial<GameAddress>): ReturnType<typeof findGame> =>
  findGame(lexicon, { lang: '', mode: '', secret: 'ocean', ...address });
const seal = (secret: Partial<SealedSecret>): string =>
  sealer.seal({ lang: 'en', mode: 'daily', gameNumber: 5, word: 'ocean', ...secret });
const codeOf = (address: Partial<GameAddress>): unknown => {
  try {
    return find(address);
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
};

describe('when the secret is a plain word', () => {
  test.each(['ocean', ' Ocean ', 'OCEANS', 'o ceans'])('then "%s" is folded like a guess', (secret) => {
    expect(find({ secret }).table.secret).toBe(0);
  });

  test('then the language is English unless named, and "proximity" is English', () => {
    expect(find({ lang: '' }).language).toBe(english);
    expect(find({ lang: 'proximity' }).language).toBe(english);
    expect(find({ lang: 'de', secret: 'STRASSE' }).language).toBe(german);
  });

  test('then the mode decides which words are ranked, and an unknown mode is daily', () => {
    const modes = ['daily', 'yesterday', '', 'nonsense', 'junior', 'child'];
    expect(modes.map((mode) => find({ mode }).childSafe)).toEqual([false, false, false, false, true, true]);
    expect(find({ mode: 'child' }).table.rows).not.toContain(2);
  });

  test.each(['unheard', 'slur', '', 'x', '\u0000', '../ocean'])('then "%s" is no secret', (secret) => {
    expect(codeOf({ secret })).toBe('secret_not_found');
  });
});

describe('when the secret is a seal', () => {
  test('then its own language and mode are used, and a given mode is not', () => {
    expect(find({ secret: seal({ lang: 'de', word: 'haus' }) }).language).toBe(german);
    expect(find({ secret: seal({ mode: 'junior' }), mode: 'daily' }).childSafe).toBe(true);
    expect(find({ secret: seal({ mode: 'daily' }), mode: 'child' }).childSafe).toBe(false);
    expect(find({ secret: seal({}), lang: 'proximity' }).language).toBe(english);
  });

  test.each([
    ['of another language', { lang: 'de', secret: seal({}) }, 'seal_language'],
    ['of a language that is not offered', { secret: seal({ lang: 'fr' }) }, 'unknown_language'],
    ['asked for in an unknown language', { lang: 'fr', secret: seal({}) }, 'unknown_language'],
    ['asked for in no language', { lang: 'Not a language', secret: seal({}) }, 'unknown_language'],
    ['of a word that is not known (any more)', { secret: seal({ word: 'unheard' }) }, 'secret_not_found'],
    ['of a blocked word', { secret: seal({ word: 'slur' }) }, 'secret_not_found'],
    ['forged', { secret: '~ocean' }, 'bad_seal'],
    ['cut off', { secret: seal({}).slice(0, -1) }, 'bad_seal'],
  ])('%s then it is refused', (_, address, code) => {
    expect(codeOf(address)).toBe(code);
  });
});

describe('when a guess is looked up', () => {
  test.each([
    ['colour', 1],
    [' SEA\u00a0', 1],
    ['s e a', 1],
    ['slur', 4],
  ])('then "%s" means row %d', (typed, row) => {
    expect(findGuess(english, typed, false)).toBe(row);
  });

  test.each(['', ' ', 'a', ' a ', '🌊', 'a'.repeat(101)])('then "%s" is too short or too long', (typed) => {
    expect(() => findGuess(english, typed, false)).toThrow(expect.objectContaining({ code: 'invalid_word' }));
  });

  test('then an unknown one answers with words that may have been meant', () => {
    expect(() => findGuess(english, 'wuond', false)).toThrow(
      expect.objectContaining({
        code: 'word_not_found',
        message: 'Word not found',
        details: { suggestions: [{ word: 'wound', display: 'wound' }] },
      }),
    );
    expect(() => findGuess(english, 'wuond', true)).toThrow(
      expect.objectContaining({ details: { suggestions: [] } }),
    );
  });
});
