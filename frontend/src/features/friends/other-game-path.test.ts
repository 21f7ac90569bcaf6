import { otherGamePath } from './other-game-path';

test('when the game is the daily English one, then the address names no game code', () => {
  expect(otherGamePath('abc-1', 'proximity')).toBe('/other-user/abc-1');
});

test('when it is another, then the address names it', () => {
  expect(otherGamePath('a/b', 'proximity_junior_de')).toBe('/other-user/a%2Fb?code=proximity_junior_de');
});
