import { numberOfDate } from './game-date';
import { seasonOf } from './season';

describe('seasonOf', () => {
  test.each([
    [152, null],
    [153, 'halloween'],
    [154, null],
    [206, null],
    [207, 'christmas'],
    [208, 'christmas'],
    [209, null],
    [-1, null],
  ])('when game %i is shown then its season is %j', (gameNumber, season) => {
    expect(seasonOf(gameNumber)).toBe(season);
  });

  test.each([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033])(
    'when it is the end of October or Christmas of %i then the game is dressed',
    (year) => {
      const seasons = ['10-30', '10-31', '11-01', '12-23', '12-24', '12-25', '12-26'].map((day) =>
        seasonOf(numberOfDate(`${year}-${day}`)),
      );
      expect(seasons).toEqual([null, 'halloween', null, null, 'christmas', 'christmas', null]);
    },
  );
});
