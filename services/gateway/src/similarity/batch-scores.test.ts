import { AppError } from '@proximity/common/app-error';
import type { ScoreOutcome__Output } from '@proximity/common/gen/proximity/similarity/v1/ScoreOutcome';
import { batchScores } from './batch-scores';
import type { ScoreRequest } from './similarity';

const request = (guess: string): ScoreRequest => ({ lang: 'en', mode: 'daily', secret: 'harbor', guess });

const scored = (word: string): ScoreOutcome__Output => ({
  outcome: 'score',
  score: {
    ...{ word, display: word, similarity: 1, initialSimilarity: 1, closestSimilarity: 80, rank: 9 },
    ...{ proximityString: 'cold', correct: false, blocked: false, vectorsHash: 'hash' },
  },
});

const refused = (code: string): ScoreOutcome__Output => ({
  outcome: 'error',
  error: { code, message: 'Word not found', details: '{"suggestions":[]}' },
});

describe('a batch of scores', () => {
  it('when guesses arrive in one turn, then one call carries them and each gets its own answer', async () => {
    const calls: string[][] = [];
    const score = batchScores((requests) => {
      calls.push(requests.map(({ guess }) => guess));
      return Promise.resolve(requests.map(({ guess }) => scored(guess)));
    });
    const answers = await Promise.all(['a', 'b', 'c'].map((guess) => score(request(guess), 'id')));
    expect(answers.map(({ answer }) => answer.word)).toEqual(['a', 'b', 'c']);
    expect(calls).toEqual([['a', 'b', 'c']]);
  });

  it('when one of them is refused, then only that one fails, with its code and details', async () => {
    const score = batchScores((requests) =>
      Promise.resolve(
        requests.map(({ guess }) => (guess === 'x' ? refused('word_not_found') : scored(guess))),
      ),
    );
    const [good, bad] = await Promise.allSettled([score(request('a'), ''), score(request('x'), '')]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toMatchObject({
      status: 'rejected',
      reason: { code: 'word_not_found', message: 'Word not found', details: { suggestions: [] } },
    });
  });

  it('when more than 64 arrive at once, then several calls carry them, none more than 64', async () => {
    const sizes: number[] = [];
    const score = batchScores((requests) => {
      sizes.push(requests.length);
      return Promise.resolve(requests.map(({ guess }) => scored(guess)));
    });
    const guesses = Array.from({ length: 150 }, (_, index) => `w${index}`);
    const answers = await Promise.all(guesses.map((guess) => score(request(guess), '')));
    expect(answers.map(({ answer }) => answer.word)).toEqual(guesses);
    expect(sizes).toEqual([64, 64, 22]);
  });

  it('when the call fails, then all of its guesses fail, and the next call is a new one', async () => {
    let isDown = true;
    const score = batchScores((requests) =>
      isDown
        ? Promise.reject(new AppError('unavailable', 'Away.'))
        : Promise.resolve(requests.map(({ guess }) => scored(guess))),
    );
    const results = await Promise.allSettled([score(request('a'), ''), score(request('b'), '')]);
    expect(results).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
    isDown = false;
    expect((await score(request('a'), '')).answer.word).toBe('a');
  });

  it('when an outcome is missing or has a code that nobody knows, then it is an internal error', async () => {
    const score = batchScores(([first]) => Promise.resolve(first?.guess === 'x' ? [refused('odd')] : []));
    await expect(score(request('x'), '')).rejects.toMatchObject({ code: 'internal' });
    await expect(score(request('a'), '')).rejects.toMatchObject({ code: 'internal' });
  });
});
