/** From the answer of a guess until it counts. */
export const COUNT_DELAY_MS = 550;

/** A bar grows in so many steps, one every BAR_STEP_MS. */
export const BAR_STEPS = 100;
export const BAR_STEP_MS = 5;

/** From the end of a game until the share dialog opens by itself. */
export function shareDelayMs(hasWon: boolean): number {
  return hasWon ? 2200 : 1500;
}
