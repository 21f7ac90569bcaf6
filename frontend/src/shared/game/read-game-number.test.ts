import { readGameNumber } from './read-game-number';

test.each([
  ['1', 1],
  [' 904 ', 904],
  ['007', 7],
  ['99999', 99999],
])('when the address says %j, then it is game %d', (text, gameNumber) => {
  expect(readGameNumber(text)).toBe(gameNumber);
});

test.each(['', 'abc', '1.5', '0', '-3', '1e3', '٣', '1 2', '0x10', 'Infinity'])(
  'when the address says %j, then it is no game',
  (text) => {
    expect(readGameNumber(text)).toBeUndefined();
  },
);
