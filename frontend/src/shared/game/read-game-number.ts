import { FIRST_GAME_NUMBER } from '@proximity/rules/game-date';

/** The game number that an address spells; undefined for anything but a whole number from 1 on. */
export function readGameNumber(text: string): number | undefined {
  const digits = text.trim();
  const gameNumber = /^\d+$/.test(digits) ? Number(digits) : NaN;
  return gameNumber >= FIRST_GAME_NUMBER ? gameNumber : undefined;
}
