import { errorOf } from '../../../scripts/jest/error-of';
import { FIRST_GAME_NUMBER, LAST_GAME_NUMBER, dateOfNumber, numberOfDate } from './game-number';

const allNumbers = Array.from({ length: LAST_GAME_NUMBER }, (_, index) => index + FIRST_GAME_NUMBER);

describe('game number', () => {
  it.each([
    [1, '2024-06-01'],
    [2, '2024-06-02'],
    [31, '2024-07-01'],
    [214, '2024-12-31'],
    [1369, '2028-02-29'],
    [1370, '2028-03-01'],
    [3501, '2033-12-31'],
  ])('when the number is %i, then the date is %s, and back', (gameNumber, date) => {
    expect(dateOfNumber(gameNumber)).toBe(date);
    expect(numberOfDate(date)).toBe(gameNumber);
  });

  it('when every number becomes a date, then the dates are distinct, in order, and lead back', () => {
    const dates = allNumbers.map(dateOfNumber);
    expect(new Set(dates).size).toBe(3501);
    expect([...dates].sort()).toEqual(dates);
    expect(dates.map(numberOfDate)).toEqual(allNumbers);
    expect(dates.filter((date) => date.endsWith('-02-29'))).toEqual(['2028-02-29', '2032-02-29']);
  });

  it.each(['2024-05-31', '2034-01-01', '1999-12-31', '2025-02-29', '2025-06-31', '2025-6-1', 'today', ''])(
    'when the date is %j, which the list does not have, then the number is 1',
    (date) => {
      expect(numberOfDate(date)).toBe(1);
    },
  );

  it.each([0, -1, 3502, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'when the number is %d, then there is no date',
    (gameNumber) => {
      expect(errorOf(() => dateOfNumber(gameNumber))).toMatchObject({
        code: 'date_not_found',
        message: 'Date not found',
      });
    },
  );
});
