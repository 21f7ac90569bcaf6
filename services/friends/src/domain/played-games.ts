import type { DomainEvent, GameCompleted, GameStarted } from '@proximity/common/events/domain-event';
import { hasLeaderboard, type PlayersGame } from './game-name';

export interface Finish {
  completedAt: string;
  won: boolean;
  guessCount: number;
  hintCount: number;
  suspicious: boolean;
}

/** What leaderboards know of one player's game. Times are ISO 8601. */
export interface PlayedGame extends PlayersGame {
  ref: string;
  startedAt: string;
  /** Absent while it is played. */
  finish?: Finish;
}

/** What some events say, each game once; nothing of games without a leaderboard. The first finish of a game stays. */
export function playedGames(events: readonly DomainEvent[]): PlayedGame[] {
  const games = new Map<string, PlayedGame>();
  for (const event of events) {
    if (event.type === 'account-deleted' || !hasLeaderboard(event.payload.gameCode)) continue;
    const game = playedGame(event);
    const key = `${game.gameCode} ${game.gameNumber} ${game.userId}`;
    const known = games.get(key);
    if (!known?.finish) games.set(key, game);
  }
  return [...games.values()];
}

function playedGame({ type, payload }: GameStarted | GameCompleted): PlayedGame {
  const { userId, gameCode, gameNumber, gameRef: ref, startedAt } = payload;
  const game = { userId, gameCode, gameNumber, ref, startedAt };
  if (type === 'game-started') return game;
  const { completedAt, won, guessCount, hintCount, suspicious } = payload;
  return { ...game, finish: { completedAt, won, guessCount, hintCount, suspicious } };
}
