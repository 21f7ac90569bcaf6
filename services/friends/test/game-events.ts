import { randomUUID } from 'node:crypto';
import { domainEvent, type DomainEvent } from '@proximity/common/events/domain-event';

export interface GameFacts {
  userId: string;
  gameCode?: string;
  gameNumber?: number;
  ref?: string;
}

export interface FinishFacts extends GameFacts {
  guesses?: number;
  hints?: number;
  suspicious?: boolean;
  /** Minutes after noon. */
  minute?: number;
}

export const GAME = { gameCode: 'proximity', gameNumber: 904 };

export function began(facts: GameFacts): DomainEvent {
  return domainEvent('game-started', payload(facts), meta());
}

export function won(facts: FinishFacts): DomainEvent {
  return domainEvent('game-completed', { ...payload(facts), ...finish(facts), won: true }, meta());
}

export function gaveUp(facts: FinishFacts): DomainEvent {
  return domainEvent('game-completed', { ...payload(facts), ...finish(facts), won: false }, meta());
}

export function deleted(userId: string): DomainEvent {
  return domainEvent('account-deleted', { userId }, meta());
}

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 17, minute));
const meta = () => ({ eventId: randomUUID(), occurredAt: at(0) });

function payload({ userId, gameCode = GAME.gameCode, gameNumber = GAME.gameNumber, ref }: GameFacts) {
  return {
    ...{ userId, gameCode, gameNumber, gameRef: ref ?? `${userId.slice(0, 8)}-${gameNumber}` },
    ...{ gameDate: '2026-11-21', playedOn: '2026-11-21', onItsDay: true, startedAt: at(0).toISOString() },
  };
}

function finish({ guesses = 10, hints = 0, suspicious = false, minute = 5 }: FinishFacts) {
  return { completedAt: at(minute).toISOString(), guessCount: guesses, hintCount: hints, suspicious };
}
