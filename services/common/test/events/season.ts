import { randomUUID } from 'node:crypto';
import { gameStarted } from '../../../../scripts/jest/game-events';
import type { DomainEvent } from '../../src/events/domain-event';

/** The games of some players, mixed, each player's in order of their numbers. */
export function season(players: number, gamesEach: number): DomainEvent[] {
  const ids = Array.from({ length: players }, () => randomUUID());
  return Array.from({ length: gamesEach }, (_, index) =>
    ids.map((userId) => gameStarted({ userId, gameNumber: index + 1 })),
  ).flat();
}

/** Player → the numbers of their games, in the order of the events. */
export function gamesByPlayer(events: readonly DomainEvent[]): Map<string, number[]> {
  const games = new Map<string, number[]>();
  for (const event of events) {
    if (event.type === 'account-deleted') continue;
    const { userId, gameNumber } = event.payload;
    games.set(userId, [...(games.get(userId) ?? []), gameNumber]);
  }
  return games;
}
