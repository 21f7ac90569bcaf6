import { hasLeaderboard, readPlayersGame as read, type PlayersGame } from './game-name';

const game = { userId: 'ada', gameCode: 'proximity', gameNumber: 904 };
const readPlayersGame = (named: PlayersGame) => read(named, new Date('2026-11-22T04:59:59Z'));

describe('the game of a leaderboard', () => {
  it.each(['proximity', 'proximity_junior', 'proximity_es', 'proximity_child_de'])(
    'when the code is %s, then there is one',
    (gameCode) => {
      expect(hasLeaderboard(gameCode)).toBe(true);
      expect(readPlayersGame({ ...game, gameCode })).toEqual({ ...game, gameCode });
    },
  );

  it.each([
    'proximity_yesterday',
    'proximity_yesterday_es',
    'semantle',
    '',
    'proximity_',
    'proximity_a_b_c',
    'proximity_invented',
  ])('when the code is %j, then there is none', (gameCode) => {
    expect(() => readPlayersGame({ ...game, gameCode })).toThrow('There is no leaderboard of this game.');
  });

  it.each([0, -1, 3502, 1.5, NaN])('when the number is %d, then there is no such date', (gameNumber) => {
    expect(() => readPlayersGame({ ...game, gameNumber })).toThrow('Date not found');
  });

  it.each([905, 3501])(
    'when the number is %d, beyond today, then it cannot have been played',
    (gameNumber) => {
      expect(() => readPlayersGame({ ...game, gameNumber })).toThrow('Hey! You cannot play future games!');
    },
  );

  it('when midnight has passed in New York, then there is a leaderboard of the next game', () => {
    const next = { ...game, gameNumber: 905 };
    expect(read(next, new Date('2026-11-22T05:00:00Z'))).toEqual(next);
  });

  it('when nobody is named, then it is refused', () => {
    expect(() => readPlayersGame({ ...game, userId: '' })).toThrow('Sign in first.');
  });
});
