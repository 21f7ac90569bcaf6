import { randomUUID } from 'node:crypto';
import { domainEvent } from '../../services/common/src/events/domain-event';
import { eventMessage, type EventMessage } from '../../services/common/src/events/event-message';

const PLAYERS = 500;

/** So many messages of games that were begun and then won, by many players in many games. */
export function madeUpEvents(count: number): EventMessage[] {
  const games = Array.from({ length: Math.ceil(count / 2) }, (_, index) => gameOf(index));
  return games.flatMap(({ started, completed }) => [started, completed]).slice(0, count);
}

function gameOf(index: number): { started: EventMessage; completed: EventMessage } {
  const now = new Date();
  const game = {
    ...{ userId: `player-${index % PLAYERS}`, gameRef: randomUUID(), gameCode: 'proximity' },
    ...{ gameNumber: 1 + Math.floor(index / PLAYERS), gameDate: '2024-06-01', playedOn: '2024-07-01' },
    ...{ onItsDay: false, startedAt: now.toISOString() },
  };
  const end = {
    ...{ ...game, completedAt: now.toISOString(), won: true },
    ...{ guessCount: 1 + (index % 60), hintCount: index % 4, suspicious: index % 10 === 0 },
  };
  const meta = () => ({ eventId: randomUUID(), occurredAt: now });
  return {
    started: eventMessage(domainEvent('game-started', game, meta())),
    completed: eventMessage(domainEvent('game-completed', end, meta())),
  };
}
