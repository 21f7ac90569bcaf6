import { errorOf } from '../../../scripts/jest/error-of';
import { dateOfBegunGame } from './begun-game';

const begun = (gameNumber: number, iso: string): string => dateOfBegunGame(gameNumber, new Date(iso));

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
