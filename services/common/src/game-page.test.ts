import { pageAfter, readPage } from './game-page';

describe('the pages of a list of games', () => {
  it.each([
    { gameCode: 'proximity', gameNumber: 1 },
    { gameCode: 'proximity_junior_de', gameNumber: 3501 },
  ])('when a page is named after $gameCode $gameNumber, then it is read as that', (game) => {
    expect(readPage(pageAfter(game))).toEqual(game);
  });

  it('when none is named, then it is the first', () => {
    expect(readPage('')).toBeUndefined();
  });

  it.each([
    'proximity',
    'proximity/',
    'proximity/x',
    'proximity/-1',
    'other/1',
    'proximity/99999',
    '/1',
    'proximity/1\n',
  ])('when the page is %j, then there is none', (page) => {
    expect(() => readPage(page)).toThrow('There is no such page.');
  });
});
