import { AppError } from '@proximity/common/app-error';
import { createCheckSolution } from './check-solution';
import type { SecretWords } from './secret-words';

const game = { lang: 'en', mode: 'daily', gameNumber: 7 } as const;
const secretIs = (word: string) => ({ giveUp: () => Promise.resolve(word) });
const folds = (forms: Record<string, string>): Pick<SecretWords, 'check'> => ({
  check: (_series, typed) => {
    const word = forms[typed];
    if (word === undefined) return Promise.reject(new AppError('word_not_found', 'Word not found'));
    return Promise.resolve({ word, fitAsSecret: true });
  },
});
const fails = (error: Error): Pick<SecretWords, 'check'> => ({ check: () => Promise.reject(error) });

describe('checkSolution', () => {
  const check = createCheckSolution({
    games: secretIs('ocean'),
    words: folds({ oceans: 'ocean', river: 'river' }),
  });

  test.each([
    ['the secret', 'ocean', true],
    ['the secret as somebody types it', ' Oce an', true],
    ['a form of the secret', 'Oceans', true],
    ['another word', 'river', false],
    ['a word that is in no vocabulary', 'xqzzt', false],
    ['nothing', '', false],
  ])('when the word is %s then the answer says so', async (_name, typed, expected) => {
    expect(await check(game, typed, 'r')).toBe(expected);
  });

  test('when the word is the secret itself then nobody else is asked', async () => {
    const alone = createCheckSolution({
      games: secretIs('ocean'),
      words: fails(new AppError('unavailable', 'gone')),
    });
    expect(await alone(game, 'ocean', 'r')).toBe(true);
    await expect(alone(game, 'oceans', 'r')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('when similarity finds the word too short then it is no solution', async () => {
    const short = createCheckSolution({
      games: secretIs('ocean'),
      words: fails(new AppError('invalid_word', 'short')),
    });
    expect(await short(game, 'o', 'r')).toBe(false);
  });
});
