import { shareDelayMs } from './game-timing';

test('when a game is over then the share dialog opens after 1.5 s, or 2.2 s on a win', () => {
  expect([shareDelayMs(false), shareDelayMs(true)]).toEqual([1500, 2200]);
});
