import { gameCode } from '@proximity/rules/game-code';

const DAILY = gameCode('daily', 'en');

/** Where a friend's finished game is looked at; the daily English one is meant where the address names no other. */
export function otherGamePath(ref: string, code: string): string {
  const path = `/other-user/${encodeURIComponent(ref)}`;
  return code === DAILY ? path : `${path}?code=${encodeURIComponent(code)}`;
}
