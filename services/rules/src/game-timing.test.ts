import { BAR_STEP_MS, BAR_STEPS, COUNT_DELAY_MS, shareDelayMs } from './game-timing';

test('when a guess is answered then its bar grows in 100 steps of 5 ms and it counts after 550 ms', () => {
  expect([BAR_STEPS, BAR_STEP_MS, COUNT_DELAY_MS]).toEqual([100, 5, 550]);
});

test('when a game is over then the share dialog opens after 1.5 s, or 2.2 s on a win', () => {
  expect([shareDelayMs(false), shareDelayMs(true)]).toEqual([1500, 2200]);
});
