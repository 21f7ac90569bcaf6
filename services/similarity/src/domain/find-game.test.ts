import { AppError } from '@proximity/common/app-error';
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
  openSeal: (text) => sealer.open(text),
};
const find = (address: Partial<GameAddress>): ReturnType<typeof findGame> =>
  findGame(lexicon, { lang: '', mode: '', secret: 'ocean', ...address });
const seal = (secret: Partial<SealedSecret>): string =>
  sealer.seal({ lang: 'en', mode: 'daily', gameNumber: 5, word: 'ocean', ...secret });
const refusal = (call: () => unknown): AppError => {
  try {
    call();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
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
    expect(refusal(() => find({ secret })).code).toBe('secret_not_found');
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
    expect(refusal(() => find(address)).code).toBe(code);
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
    expect(refusal(() => findGuess(english, typed, false)).code).toBe('invalid_word');
  });

  test('then an unknown one is refused with words that may have been meant', () => {
    const { code, message, details } = refusal(() => findGuess(english, 'wuond', false));
    expect({ code, message }).toEqual({ code: 'word_not_found', message: 'Word not found' });
    expect(details).toEqual({ suggestions: [{ word: 'wound', display: 'wound' }] });
    expect(refusal(() => findGuess(english, 'wuond', true)).details).toEqual({ suggestions: [] });
  });
});
