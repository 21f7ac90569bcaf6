import { randomUUID } from 'node:crypto';
import { domainEvent, type DomainEvent } from '@proximity/common/events/domain-event';
import { dateOfNumber } from '@proximity/rules/game-date';

export interface TestGame {
  userId: string;
  gameNumber: number;
  gameCode?: string;
  onItsDay?: boolean;
}

export interface TestEnd extends TestGame {
  won?: boolean;
  guessCount?: number;
  hintCount?: number;
  suspicious?: boolean;
}

/** A game that somebody began, on its day unless it is said otherwise. Each event has an id of its own. */
export function started(game: TestGame): DomainEvent {
  return domainEvent('game-started', gamePart(game), meta());
}

/** A game that somebody finished: won with twelve guesses unless it is said otherwise. */
export function completed({
  won = true,
  guessCount = 12,
  hintCount = 0,
  suspicious = false,
  ...game
}: TestEnd) {
  const end = { completedAt: AT.toISOString(), won, guessCount, hintCount, suspicious };
  return domainEvent('game-completed', { ...gamePart(game), ...end }, meta());
}

export function deleted(userId: string): DomainEvent {
  return domainEvent('account-deleted', { userId }, meta());
}

/** The same thing told under another id. */
export function toldAgain(event: DomainEvent): DomainEvent {
  return { ...event, eventId: randomUUID() };
}

const AT = new Date('2026-11-21T17:00:00Z');
const meta = () => ({ eventId: randomUUID(), occurredAt: AT });

function gamePart({ userId, gameNumber, gameCode = 'proximity', onItsDay = true }: TestGame) {
  const gameDate = dateOfNumber(gameNumber) ?? '2024-06-01';
  const days = { gameDate, playedOn: gameDate, onItsDay, startedAt: AT.toISOString() };
  return { userId, gameRef: randomUUID(), gameCode, gameNumber, ...days };
}
