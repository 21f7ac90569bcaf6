import { AppError } from '@proximity/common/app-error';
import { fixedClock, type Clock } from '@proximity/common/clock';
import { rememberScores } from './remember-scores';
import type { ScoreRequest, Scored } from './similarity';
import type { ScoreAnswer } from '../api/score';

const noon = fixedClock('2026-05-01T12:00:00Z');
const request = { lang: 'en', mode: 'daily', secret: '~seal', guess: 'ocean' };
const scored = (word: string): Scored<ScoreAnswer> => ({
  vectorsHash: 'hash',
  answer: {
    ...{ word, display: word, similarity: 1, initialSimilarity: 1, closestSimilarity: 80, rank: 9 },
    ...{ percentile: null, proximityString: 'cold', direction: 5, correct: false, blocked: false },
  },
});

/** Counts how often it is asked. */
function counting(clock: Clock = noon) {
  const asked: ScoreRequest[] = [];
  const score = (one: ScoreRequest): Promise<Scored<ScoreAnswer>> => {
    asked.push(one);
    return Promise.resolve(scored(one.guess));
  };
  return { asked, score: rememberScores(score, clock) };
}

describe('remembered scores', () => {
  it('when a guess was scored before, then nobody is asked again', async () => {
    const { asked, score } = counting();
    expect(await score(request, 'a')).toEqual(await score({ ...request }, 'b'));
    expect(asked).toHaveLength(1);
  });

  it.each([{ lang: 'de' }, { mode: 'junior' }, { secret: '~other' }, { guess: 'sea' }])(
    'when %j differs, then it is another question',
    async (difference) => {
      const { asked, score } = counting();
      await score(request, '');
      await score({ ...request, ...difference }, '');
      expect(asked).toHaveLength(2);
    },
  );

  it('when a word comes with kilobytes of white space, then its answer is not kept', async () => {
    const { asked, score } = counting();
    const padded = { ...request, guess: `ocean${' '.repeat(4_000)}` };
    await score(padded, '');
    await score(padded, '');
    expect(asked).toHaveLength(2);
  });

  it('when a minute has passed, then the service has to prove its vectors again', async () => {
    let now = Date.parse('2026-05-01T12:00:00Z');
    const { asked, score } = counting({ now: () => new Date(now) });
    await score(request, '');
    now += 59_000;
    await score(request, '');
    expect(asked).toHaveLength(1);
    now += 2_000;
    await score(request, '');
    expect(asked).toHaveLength(2);
  });

  it('when a score failed, then the next one asks again', async () => {
    let calls = 0;
    const score = rememberScores(() => {
      calls += 1;
      return calls === 1
        ? Promise.reject(new AppError('unavailable', 'Away.'))
        : Promise.resolve(scored('ocean'));
    }, noon);
    await expect(score(request, '')).rejects.toMatchObject({ code: 'unavailable' });
    expect((await score(request, '')).answer.word).toBe('ocean');
  });
});
