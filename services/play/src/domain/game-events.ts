import { domainEvent, type DomainEvent } from '@proximity/common/events/domain-event';
import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { newYorkDate } from '@proximity/rules/new-york-date';
import { countsForItsDay, gameDaysAt } from '@proximity/rules/statistics-day';
import type { GameAddress } from './game-address';
import type { SavedGame } from './saved-game';

const LEAST_MS_BETWEEN_GUESSES = 1_000;

type Started = SavedGame & { startedAt: Date };
type Completed = Started & { completedAt: Date };

/** @param eventId a UUID of its own */
export function gameStarted(address: GameAddress, saved: Started, eventId: string): DomainEvent {
  const occurredAt = saved.startedAt;
  return domainEvent('game-started', gamePart(address, saved, occurredAt), { eventId, occurredAt });
}

/** @param eventId a UUID of its own */
export function gameCompleted(address: GameAddress, saved: Completed, eventId: string): DomainEvent {
  const occurredAt = saved.completedAt;
  const payload = {
    ...gamePart(address, saved, occurredAt),
    completedAt: occurredAt.toISOString(),
    won: saved.game.status === 'won',
    guessCount: guessCount(saved.game),
    hintCount: hintCount(saved.game),
    suspicious: isSuspicious(saved),
  };
  return domainEvent('game-completed', payload, { eventId, occurredAt });
}

function gamePart(address: GameAddress, saved: Started, occurredAt: Date) {
  const { userId, gameCode, gameNumber, gameDate } = address;
  return {
    userId,
    gameRef: saved.ref,
    gameCode,
    gameNumber,
    gameDate,
    playedOn: newYorkDate(occurredAt),
    onItsDay: saved.begunOnItsDay && countsForItsDay(saved.game, gameDaysAt(occurredAt)),
    startedAt: saved.startedAt.toISOString(),
  };
}

/** The first save comes with the first guess, so that n guesses are n − 1 waits apart, by this clock and no other. */
function isSuspicious({ game, firstSavedAt, completedAt }: Completed): boolean {
  const playedMs = completedAt.getTime() - firstSavedAt.getTime();
  return playedMs < (guessCount(game) - 1) * LEAST_MS_BETWEEN_GUESSES;
}
