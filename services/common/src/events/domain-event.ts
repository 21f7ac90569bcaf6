import { z } from 'zod';
import { FIRST_GAME_NUMBER, LAST_GAME_NUMBER } from '../game-number';

/** The newest version that is read here. Readers get a new one first, and writers only when no old reader is left. */
export const SCHEMA_VERSION = 1;

const id = z.string().min(1).max(64);
const gameDate = z.iso.date();
const count = z.int().min(0);

/** What both events of a game say: enough for statistics and leaderboards, so that nobody asks back. */
const game = {
  userId: id,
  /** The game's own id: what /other-user/{gameId} names. */
  gameRef: id,
  /** `proximity`, `proximity_junior`, `proximity_es`, … : one record and one leaderboard each. */
  gameCode: z.string().regex(/^proximity(_[a-z]+){0,2}$/),
  gameNumber: z.int().min(FIRST_GAME_NUMBER).max(LAST_GAME_NUMBER),
  /** The day whose game it is (New York). */
  gameDate,
  /** The day on which this happened (New York). */
  playedOn: gameDate,
  /** Whether it counts for the game's own day (the hours of grace included), not as a game of the archive. */
  onItsDay: z.boolean(),
  startedAt: z.iso.datetime(),
};

const gameStarted = event('game-started', game);

const gameCompleted = event('game-completed', {
  ...game,
  completedAt: z.iso.datetime(),
  won: z.boolean(),
  /** Neither hints nor the revealed word count. */
  guessCount: count,
  hintCount: count,
  /** Faster than one second per guess: kept, but not on the global list. */
  suspicious: z.boolean(),
});

/** Whoever holds something of this user deletes it, and keeps ignoring later events of theirs. */
const accountDeleted = event('account-deleted', { userId: id });

export const domainEventSchema = z.discriminatedUnion('type', [gameStarted, gameCompleted, accountDeleted]);

export type DomainEvent = z.infer<typeof domainEventSchema>;
export type DomainEventType = DomainEvent['type'];
export type DomainEventOf<T extends DomainEventType> = Extract<DomainEvent, { type: T }>;
export type GameStarted = DomainEventOf<'game-started'>;
export type GameCompleted = DomainEventOf<'game-completed'>;

/** A new event. @param meta its id (a UUID, made once: consumers know it again by that) and when it happened */
export function domainEvent<T extends DomainEventType>(
  type: T,
  payload: DomainEventOf<T>['payload'],
  meta: { eventId: string; occurredAt: Date },
): DomainEvent {
  const occurredAt = meta.occurredAt.toISOString();
  return domainEventSchema.parse({
    schemaVersion: SCHEMA_VERSION,
    type,
    eventId: meta.eventId,
    occurredAt,
    payload,
  });
}

/**
 * Version 1 may gain fields, which older readers drop; whatever else changes raises the version, and both
 * versions are read until no message of the old one can be left.
 */
function event<T extends string, P extends z.ZodRawShape>(type: T, payload: P) {
  return z.object({
    schemaVersion: z.literal(SCHEMA_VERSION),
    type: z.literal(type),
    eventId: z.uuid(),
    occurredAt: z.iso.datetime(),
    payload: z.object(payload),
  });
}
