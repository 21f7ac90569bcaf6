import { AppError } from '@proximity/common/app-error';
import { createLimits, type LimitName, type Limits } from './limits';

async function timesUntilRefused(limits: Limits, name: LimitName, key: string): Promise<number> {
  for (let times = 0; times < 1_000; times++) {
    try {
      await limits.count(name, key);
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'too_many_requests' });
      return times;
    }
  }
  throw new Error('It was never refused.');
}

test.each([
  ['sign-in', 20],
  ['refresh', 600],
  ['saves', 200],
  ['export', 5],
  ['friend-request', 20],
  ['friend-request-address', 60],
  ['summary-word', 30],
] as const)('when %s is done over and over then it is refused after %i times', async (name, times) => {
  const limits = createLimits({ factor: 1, redis: undefined });
  expect(await timesUntilRefused(limits, name, 'one')).toBe(times);
});

test('when one has used up a limit then another has not, and neither have other limits', async () => {
  const limits = createLimits({ factor: 1, redis: undefined });
  await timesUntilRefused(limits, 'friend-request', 'one');
  await limits.count('friend-request', 'another');
  await limits.count('export', 'one');
});

test('when the limit is used up then the refusal says when to come back', async () => {
  const limits = createLimits({ factor: 0.05, redis: undefined });
  await limits.count('sign-in', 'one');
  const refused = limits.count('sign-in', 'one');
  await expect(refused).rejects.toMatchObject({
    details: { retryAfterSeconds: expect.any(Number) as number },
  });
});

test('when a load test sets a factor then so much more may be done', async () => {
  expect(await timesUntilRefused(createLimits({ factor: 10, redis: undefined }), 'sign-in', 'one')).toBe(200);
});
