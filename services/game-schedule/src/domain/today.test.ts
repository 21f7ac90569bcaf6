import { fixedClock } from '@proximity/common/clock';
import { today } from './today';

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
