import { barPercent } from './bar-percent';
import { secretScore } from './secret-score';
import { warmthStep } from './warmth-step';

test('when a word is revealed then it is scored as found', () => {
  const score = secretScore('haus', 'Haus');
  expect(score).toMatchObject({ word: 'haus', display: 'Haus', correct: true, percentile: 1000, rank: 1 });
  expect(score.direction).toBeNull();
  expect([barPercent(score), warmthStep(score)]).toEqual([100, 5]);
});

test('when nothing is known of how a word is written then it is shown as it is', () => {
  expect(secretScore('river').display).toBe('river');
});
