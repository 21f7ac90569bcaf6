import type { GameName } from '../domain/game-name';

/** What is locked while a top list is filled, as an SQL expression of the parameters. */
export const LIST_LOCK = `hashtextextended('top list ' || $1 || ' ' || $2::text, 0)`;

export function listKey({ gameCode, gameNumber }: GameName): [string, number] {
  return [gameCode, gameNumber];
}
