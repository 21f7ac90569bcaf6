/** Noon in New York of the day of game 904. */
export const NOON = '2026-11-21T17:00:00Z';
export const TODAY = 904;
