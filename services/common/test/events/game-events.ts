import { randomUUID } from 'node:crypto';
import { domainEvent, type DomainEvent } from '../../src/events/domain-event';

/** A game that somebody began. */
export function started(userId: string, gameNumber: number): DomainEvent {
  return domainEvent('game-started', game(userId, gameNumber), meta());
}

/** A game that somebody won. */
export function completed(userId: string, gameNumber: number): DomainEvent {
  const end = { completedAt: at().toISOString(), won: true, guessCount: 12, hintCount: 1, suspicious: false };
  return domainEvent('game-completed', { ...game(userId, gameNumber), ...end }, meta());
}

/** The games of some players, mixed, each player's in order of their numbers. */
export function season(players: number, gamesEach: number): DomainEvent[] {
  const ids = Array.from({ length: players }, () => randomUUID());
  return Array.from({ length: gamesEach }, (_, index) => ids.map((id) => started(id, index + 1))).flat();
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

const at = (): Date => new Date('2026-11-20T12:00:00Z');
const meta = () => ({ eventId: randomUUID(), occurredAt: at() });

function game(userId: string, gameNumber: number) {
  return {
    ...{ userId, gameNumber, gameRef: randomUUID(), gameCode: 'proximity' },
    ...{ gameDate: '2026-11-20', playedOn: '2026-11-20', onItsDay: true, startedAt: at().toISOString() },
  };
}
