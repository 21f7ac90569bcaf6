import type { DomainEvent } from '@proximity/common/events/domain-event';
import { isPlay } from '@proximity/rules/game-counts';
import { mergeGames } from '@proximity/rules/merge-games';
import { newGame } from '@proximity/rules/new-game';
import { gameDaysAt, isBegunOnItsDay } from '@proximity/rules/statistics-day';
import type { GameAddress } from './game-address';
import { gameCompleted, gameStarted } from './game-events';
import { requireRoom } from './game-size';
import { isOver, keptGame, type KeptGame, type KeptOrigin } from './kept-game';
import type { SavedGame } from './saved-game';
import type { Change } from './saved-games';

/** The moment of a save, and where random ids (UUIDs) come from. */
export interface Moment {
  now: Date;
  newId: () => string;
}

/**
 * Adds a sent game to what is kept of it. Each event comes once in the life of a game: with the save after which it
 * is started, and with the one after which it is over.
 * @param sent a finish in it has been proved, unless the stored game is over
 * @throws AppError `payload_too_large`
 */
export function recordSave(
  address: GameAddress,
  stored: SavedGame | undefined,
  sent: KeptGame,
  moment: Moment,
): Change {
  const before = stored ?? begin(address, sent.origin, moment);
  const game = keptGame(mergeGames(before.game, sent), before.game.origin);
  requireRoom(game);
  const starts = before.startedAt === null && isPlay(game);
  const saved = {
    ...before,
    game,
    // hints may have been taken on another day than the play begins on
    begunOnItsDay: starts ? isBegunOnItsDay(game, gameDaysAt(moment.now)) : before.begunOnItsDay,
    startedAt: starts ? moment.now : before.startedAt,
    completedAt: before.completedAt ?? (isOver(game) ? moment.now : null),
    savedAt: moment.now,
  };
  return { saved, events: newEvents(address, before, saved, moment) };
}

function begin(
  { mode, lang, gameNumber }: GameAddress,
  origin: KeptOrigin,
  { now, newId }: Moment,
): SavedGame {
  const game = keptGame(newGame({ mode, lang, gameNumber, code: null, origin, secretWord: null }), origin);
  return {
    ref: newId(),
    game,
    begunOnItsDay: false,
    firstSavedAt: now,
    startedAt: null,
    completedAt: null,
    savedAt: now,
  };
}

function newEvents(
  address: GameAddress,
  before: SavedGame,
  saved: SavedGame,
  { newId }: Moment,
): DomainEvent[] {
  const { startedAt, completedAt } = saved;
  const events: DomainEvent[] = [];
  if (startedAt === null) return events;
  if (before.startedAt === null) events.push(gameStarted(address, { ...saved, startedAt }, newId()));
  if (completedAt === null || before.completedAt !== null) return events;
  return [...events, gameCompleted(address, { ...saved, startedAt, completedAt }, newId())];
}
