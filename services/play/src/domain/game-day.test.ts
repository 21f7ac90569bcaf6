import { countsForItsDay, isBegunOnItsDay, newestNumber } from './game-day';

/** Game 904 is played on 2026-11-21, New York; its day ends at 05:00 UTC. */
const game = { mode: 'daily', gameNumber: 904 } as const;
const at = (instant: string): Date => new Date(`2026-11-${instant}Z`);

test.each([
  ['21T17:00:00', 'daily', 904],
  ['22T04:59:59', 'junior', 904],
  ['22T05:00:00', 'daily', 905],
  ['22T05:00:00', 'yesterday', 904],
  ['21T17:00:00', 'yesterday', 903],
] as const)('when it is %s UTC then the newest game of mode %s is %i', (instant, mode, number) => {
  expect(newestNumber(mode, at(instant))).toBe(number);
});

describe('a game counts for its day', () => {
  test.each([
    ['at its beginning', '21T05:00:00', true],
    ['at its end', '22T04:59:59', true],
    ['just after it', '22T05:00:01', true],
    ['at the end of the three hours of grace', '22T07:59:59', true],
    ['when they are over', '22T08:00:00', false],
    ['days later', '25T12:00:00', false],
  ])('when it is played %s then: %s, %s', (_name, instant, expected) => {
    expect(countsForItsDay(game, at(instant))).toBe(expected);
    expect(countsForItsDay({ ...game, mode: 'child' }, at(instant))).toBe(expected);
    expect(countsForItsDay({ ...game, mode: 'yesterday' }, at(instant))).toBe(false);
  });

  test('when the clocks change in the night then the grace is three hours all the same', () => {
    // 2026-11-01 has 25 hours in New York: its midnight is at 04:00 UTC, and three hours later it is 2 a.m. there.
    expect(countsForItsDay({ mode: 'daily', gameNumber: 883 }, at('01T06:59:59'))).toBe(true);
    expect(countsForItsDay({ mode: 'daily', gameNumber: 883 }, at('01T07:00:00'))).toBe(false);
  });
});

describe('a game is begun on its day', () => {
  test.each([
    ['first saved on its day', 'main', '21T23:00:00', true],
    ['first saved on its day, opened from the archive', 'archive', '21T23:00:00', true],
    ['first saved in the grace, begun as the game of the day', 'main', '22T06:00:00', true],
    ['first saved in the grace, begun from the archive', 'archive', '22T06:00:00', false],
    ['first saved after the grace', 'main', '22T08:00:00', false],
    ['first saved after the grace, from the archive', 'archive', '22T08:00:00', false],
  ] as const)('when it is %s (%s, %s) then: %s', (_name, origin, instant, expected) => {
    expect(isBegunOnItsDay(game, origin, at(instant))).toBe(expected);
  });

  test("when it is yesterday's game then never", () => {
    expect(isBegunOnItsDay({ ...game, mode: 'yesterday' }, 'main', at('22T06:00:00'))).toBe(false);
  });
});
