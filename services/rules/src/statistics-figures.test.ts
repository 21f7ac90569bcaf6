import { statsFigures } from './statistics-figures';
import { NO_STATS, type UserStats } from './statistics-record';

const NOON = new Date('2026-11-21T17:00:00Z');
/** Half an hour after midnight in New York, and at the end of the three hours. */
const AFTER_MIDNIGHT = new Date('2026-11-22T05:30:00Z');
const AFTER_GRACE = new Date('2026-11-22T08:00:00Z');

function record(own: Partial<UserStats>): UserStats {
  return { ...NO_STATS, ...own };
}

test('when nothing was played then every number is 0', () => {
  expect(Object.values(statsFigures(NO_STATS, NOON))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('when games were played then played counts abandons, wins and give-ups, and averages only finished ones', () => {
  const stats = record({ abandons: 8, wins: 187, giveups: 19, totalGuesses: 7004, hints: 165 });
  expect(statsFigures(stats, NOON)).toMatchObject({
    played: 214,
    wins: 187,
    winPercent: 87,
    giveups: 19,
    averageGuesses: 34,
    averageHints: 165 / 206,
  });
});

test('when only abandoned games are counted then there is no average, and no win in a hundred', () => {
  const figures = statsFigures(record({ abandons: 3, totalPlays: 3 }), NOON);
  expect(figures).toMatchObject({ played: 3, winPercent: 0, averageGuesses: 0, averageHints: 0 });
});

describe('streaks', () => {
  const streaks = { playStreak: 41, winStreak: 12 };

  test.each([
    ['today was won', '2026-11-21', '2026-11-21', NOON, 41, 12],
    ['today was begun', '2026-11-21', '2026-11-20', NOON, 41, 12],
    ['yesterday was won and today is still to come', '2026-11-20', '2026-11-20', NOON, 41, 12],
    ['yesterday was begun and left', '2026-11-20', '2026-11-19', NOON, 41, 0],
    ['yesterday was missed', '2026-11-19', '2026-11-19', NOON, 0, 0],
    [
      "midnight has passed over an open game of a winner's",
      '2026-11-21',
      '2026-11-20',
      AFTER_MIDNIGHT,
      41,
      12,
    ],
    ['three hours later it is still open', '2026-11-21', '2026-11-20', AFTER_GRACE, 41, 0],
    ['midnight has passed over a day that was not played', '2026-11-20', '2026-11-20', AFTER_MIDNIGHT, 0, 0],
  ] as const)('when %s then they are shown so', (_case, lastPlay, lastEnd, at, playStreak, winStreak) => {
    const figures = statsFigures(record({ ...streaks, lastPlay, lastEnd }), at);
    expect(figures).toMatchObject({ playStreak, winStreak });
  });
});
