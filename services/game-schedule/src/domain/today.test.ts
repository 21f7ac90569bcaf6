import { fixedClock } from '@proximity/common/clock';
import { errorOf } from '../../../../scripts/jest/error-of';
import { dateOfBegunGame, today } from './today';

const begun = (gameNumber: number, iso: string): string => dateOfBegunGame(gameNumber, fixedClock(iso));

describe('today', () => {
  it('when it is the last second before midnight in New York, then it is still the old game', () => {
    expect(today(fixedClock('2024-06-03T03:59:59.999Z'))).toEqual({
      gameNumber: 2,
      date: '2024-06-02',
      now: new Date('2024-06-03T03:59:59.999Z'),
      nextGameAt: new Date('2024-06-03T04:00:00.000Z'),
    });
  });

  it('when it is midnight in New York, then it is the new game', () => {
    expect(today(fixedClock('2024-06-03T04:00:00.000Z'))).toMatchObject({
      gameNumber: 3,
      date: '2024-06-03',
      nextGameAt: new Date('2024-06-04T04:00:00.000Z'),
    });
  });

  it.each(['2024-05-31T12:00:00Z', '2034-01-01T05:00:00Z'])(
    'when it is %s, outside the list, then it is game 1',
    (iso) => {
      expect(today(fixedClock(iso))).toMatchObject({ gameNumber: 1, date: '2024-06-01' });
    },
  );

  it('when it is the last day of the list, then it is game 3501', () => {
    expect(today(fixedClock('2034-01-01T04:59:59Z'))).toMatchObject({
      gameNumber: 3501,
      date: '2033-12-31',
    });
  });
});

describe('a begun game', () => {
  it('when the game is of today or before, then it has its date', () => {
    expect(begun(3, '2024-06-03T04:00:00Z')).toBe('2024-06-03');
    expect(begun(1, '2024-06-03T04:00:00Z')).toBe('2024-06-01');
  });

  it('when the game is of tomorrow, then it is refused until the instant at which it begins', () => {
    const refusal = { code: 'future_game', message: 'Hey! You cannot play future games!' };
    expect(errorOf(() => begun(3, '2024-06-03T03:59:59.999Z'))).toMatchObject(refusal);
    expect(errorOf(() => begun(3501, '2024-06-03T04:00:00Z'))).toMatchObject(refusal);
  });

  it.each([0, -1, 3502, 2.5])('when the number is %d, then there is no such date', (gameNumber) => {
    expect(errorOf(() => begun(gameNumber, '2024-06-03T04:00:00Z'))).toMatchObject({
      code: 'date_not_found',
      message: 'Date not found',
    });
  });
});
