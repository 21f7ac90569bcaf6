import { randomUUID } from 'node:crypto';
import { domainEvent, type DomainEvent } from '../../services/common/src/events/domain-event';
import { dateOfNumber } from '../../services/common/src/game-number';
import { NOON, TODAY } from './noon';

/** Today's daily game in English, played on its day, unless it is said otherwise. */
export interface TestGame {
  userId: string;
  gameNumber?: number;
  gameCode?: string;
  gameRef?: string;
  onItsDay?: boolean;
}

/** Won with twelve guesses unless it is said otherwise. */
export interface TestEnd extends TestGame {
  won?: boolean;
  guessCount?: number;
  hintCount?: number;
  suspicious?: boolean;
  /** Minutes after noon. */
  minute?: number;
}

/** Each event has an id of its own. */
export function gameStarted(game: TestGame): DomainEvent {
  return domainEvent('game-started', gamePart(game), meta());
}

export function gameCompleted({
  won = true,
  guessCount = 12,
  hintCount = 0,
  suspicious = false,
  minute = 5,
  ...game
}: TestEnd): DomainEvent {
  const end = { completedAt: atMinute(minute), won, guessCount, hintCount, suspicious };
  return domainEvent('game-completed', { ...gamePart(game), ...end }, meta());
}

export function accountDeleted(userId: string): DomainEvent {
  return domainEvent('account-deleted', { userId }, meta());
}

/** The same thing told under another id. */
export function toldAgain(event: DomainEvent): DomainEvent {
  return { ...event, eventId: randomUUID() };
}

const atMinute = (minute: number): string => new Date(Date.parse(NOON) + minute * 60_000).toISOString();
const meta = () => ({ eventId: randomUUID(), occurredAt: new Date(NOON) });

function gamePart({
  userId,
  gameNumber = TODAY,
  gameCode = 'proximity',
  gameRef = `${userId.slice(0, 8)}-${gameNumber}`,
  onItsDay = true,
}: TestGame) {
  const gameDate = dateOfNumber(gameNumber);
  const days = { gameDate, playedOn: gameDate, onItsDay, startedAt: atMinute(0) };
  return { userId, gameRef, gameCode, gameNumber, ...days };
}
