import { countsForItsDay, gameDaysAt, isBegunOnItsDay } from './statistics-day';

/** Game 904 is played on 2026-11-21, New York; its day ends at 05:00 UTC. */
const game = { mode: 'daily', code: null, gameNumber: 904 } as const;
const on = (instant: string) => gameDaysAt(new Date(`2026-11-${instant}Z`));

describe('the day of a game', () => {
  test.each([
    ['at its beginning', '21T05:00:00', true],
    ['at its end', '22T04:59:59', true],
    ['just after it', '22T05:00:01', true],
    ['at the end of the three hours of grace', '22T07:59:59', true],
    ['when they are over', '22T08:00:00', false],
    ['days later', '25T12:00:00', false],
  ])('when it is played %s (%s) then it counts for its day: %s', (_name, instant, expected) => {
    expect(countsForItsDay(game, on(instant))).toBe(expected);
    expect(countsForItsDay({ ...game, mode: 'child' }, on(instant))).toBe(expected);
    expect(countsForItsDay({ ...game, mode: 'yesterday' }, on(instant))).toBe(false);
    expect(countsForItsDay({ mode: 'daily', code: '~code', gameNumber: -1 }, on(instant))).toBe(false);
  });

  test('when the clocks change in the night then the grace is three hours all the same', () => {
    // 2026-11-01 has 25 hours in New York: its midnight is at 04:00 UTC, and three hours later it is 2 a.m. there.
    expect(countsForItsDay({ ...game, gameNumber: 883 }, on('01T06:59:59'))).toBe(true);
    expect(countsForItsDay({ ...game, gameNumber: 883 }, on('01T07:00:00'))).toBe(false);
  });

  test.each([
    ['on its day', 'main', '21T23:00:00', true],
    ['on its day, opened from the archive', 'archive', '21T23:00:00', true],
    ['in the grace, opened as the game of the day', 'main', '22T06:00:00', true],
    ['in the grace, opened from the archive', 'archive', '22T06:00:00', false],
    ['after the grace', 'main', '22T08:00:00', false],
    ['after the grace, opened from the archive', 'archive', '22T08:00:00', false],
  ] as const)(
    'when its play begins %s (%s, %s) then it is begun on its day: %s',
    (_name, origin, instant, expected) => {
      expect(isBegunOnItsDay({ ...game, origin }, on(instant))).toBe(expected);
    },
  );

  test("when it is yesterday's game then it is never begun on its day", () => {
    const yesterday = { ...game, mode: 'yesterday', origin: 'main' } as const;
    expect(isBegunOnItsDay(yesterday, on('22T06:00:00'))).toBe(false);
  });
});
