import { readAddress } from './game-address';

const NOW = new Date('2026-11-21T17:00:00Z');
const named = (own: object) => ({ userId: 'u', gameCode: 'proximity', gameNumber: 904, ...own });

describe('readAddress', () => {
  test('when a game that can be played is named then its mode, language and day are known', () => {
    expect(readAddress(named({ gameCode: 'proximity_junior_es', gameNumber: 1 }), NOW)).toEqual({
      userId: 'u',
      gameCode: 'proximity_junior_es',
      mode: 'junior',
      lang: 'es',
      gameNumber: 1,
      gameDate: '2024-06-01',
    });
  });

  test.each([
    ['a game made by a player', { gameNumber: -1 }, 'invalid_request'],
    ['an unknown code', { gameCode: 'semantle' }, 'invalid_request'],
    ['an unknown language', { gameCode: 'proximity_fr' }, 'invalid_request'],
    ['no code', { gameCode: '' }, 'invalid_request'],
    ['a number without a date', { gameNumber: 0 }, 'date_not_found'],
    ['a number after the last', { gameNumber: 3502 }, 'date_not_found'],
    ["tomorrow's game", { gameNumber: 905 }, 'future_game'],
    ["today's game as yesterday's", { gameCode: 'proximity_yesterday' }, 'future_game'],
    ['nobody', { userId: '' }, 'unauthenticated'],
    ['a name too long for a user', { userId: 'u'.repeat(65) }, 'unauthenticated'],
  ])('when it is %s then it is refused', (_name, own, code) => {
    expect(() => readAddress(named(own), NOW)).toThrow(expect.objectContaining({ code }) as Error);
  });

  test.each([
    ['2026-11-22T04:59:59Z', 'proximity_junior', 904],
    ['2026-11-22T05:00:00Z', 'proximity_junior', 905],
    ['2026-11-22T04:59:59Z', 'proximity_yesterday', 903],
    ['2026-11-22T05:00:00Z', 'proximity_yesterday', 904],
  ])('when it is %s then the newest game of %s is %i', (instant, gameCode, newest) => {
    const read = (gameNumber: number) => readAddress(named({ gameCode, gameNumber }), new Date(instant));
    expect(read(newest).gameNumber).toBe(newest);
    expect(() => read(newest + 1)).toThrow('Hey! You cannot play future games!');
  });
});
