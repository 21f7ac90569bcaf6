import { warmthStep } from './warmth-step';

describe('warmthStep', () => {
  test.each([
    ['outside the 1000', null, 0],
    ['999 away', 1, 1],
    ['600 away', 400, 1],
    ['599 away', 401, 2],
    ['300 away', 700, 2],
    ['299 away', 701, 3],
    ['100 away', 900, 3],
    ['99 away', 901, 4],
    ['1 away', 999, 4],
    ['found', 1000, 5],
  ])('when a guess is %s then it has its step', (_name, percentile, step) => {
    expect(warmthStep({ percentile })).toBe(step);
  });
});
