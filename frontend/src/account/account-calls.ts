import { gameCode } from '@proximity/rules/game-code';
import { hintCount } from '@proximity/rules/game-counts';
import type { GameState } from '@proximity/rules/game-state';
import { isRecord, parseJson } from '@proximity/rules/json-value';
import { restoreGame } from '@proximity/rules/restore-game';
import { readUserStats, type UserStats } from '@proximity/rules/statistics-record';
import type { ApiClient } from '../api/api-client';
import { apiPath } from '../api/api-path';
import { playedPath, readPlayed, type PlayedEntry } from './played-games';
import { readUserDetails, type UserDetails } from './user-details';

/** What the page asks of the account; every failure is an ApiError. */
export interface AccountCalls {
  /** Null for a visitor, and for a session that has to be renewed. */
  fetchUser(): Promise<UserDetails | null>;
  refresh(): Promise<void>;
  logout(): Promise<void>;
  tellInitialLoadComplete(): Promise<void>;
  deleteAccount(): Promise<void>;
  /** Saves a game as it is stored; resolves with what the account has of it now. */
  upsertGame(game: GameState, gameData: string): Promise<GameState>;
  /** Null for a game that the account does not have. */
  fetchGame(code: string, gameNumber: number): Promise<GameState | null>;
  fetchPlayed(code: string): Promise<readonly PlayedEntry[]>;
  /** Null where the account has no record. */
  fetchStats(code: string): Promise<UserStats | null>;
  upsertStats(code: string, stats: UserStats): Promise<void>;
}

export function createAccountCalls(api: ApiClient): AccountCalls {
  const post = async (path: string, body: object = {}) => void (await api.post(path, body, isAnswered));
  return {
    fetchUser: () => api.get('/api/user', (value) => (value === null ? null : readUserDetails(value))),
    refresh: () => post('/auth/refresh'),
    logout: () => post('/auth/logout'),
    tellInitialLoadComplete: () => post('/api/games-initial-load-complete'),
    deleteAccount: () => post('/api/delete-account'),
    upsertGame: (game, gameData) =>
      api.post(
        '/api/upsert-game',
        {
          gameCode: gameCode(game.mode, game.lang),
          gameNumber: game.gameNumber,
          gameData,
          hasWon: game.status === 'won',
          complete: game.status !== 'playing',
          rarity: -1,
          hintCount: hintCount(game),
        },
        (value) => readGameIn(value),
      ),
    fetchGame: (code, gameNumber) =>
      api.get(apiPath(['api', 'game', code, gameNumber]), (value) =>
        isMissing(value) ? null : readGameIn(value),
      ),
    fetchPlayed: (code) => api.get(playedPath(code), readPlayed),
    fetchStats: (code) =>
      api.get(apiPath(['api', 'stats', code]), (value) => (isMissing(value) ? null : readStatsIn(value))),
    upsertStats: (code, stats) =>
      post('/api/upsert-stats', {
        gameCode: code,
        gamesPlayed: stats.totalPlays,
        gameCompleted: stats.wins,
        stats: JSON.stringify(stats),
      }),
  };
}

function isAnswered(value: unknown): true | undefined {
  return isRecord(value) ? true : undefined;
}

function isMissing(value: unknown): boolean {
  return isRecord(value) && value['found'] === false;
}

function readGameIn(value: unknown): GameState | undefined {
  const game = isRecord(value) ? value['game'] : undefined;
  const data = isRecord(game) ? game['gameData'] : undefined;
  return typeof data === 'string' ? restoreGame(data) : undefined;
}

function readStatsIn(value: unknown): UserStats | undefined {
  const record = isRecord(value) ? value['stats'] : undefined;
  const text = isRecord(record) ? record['stats'] : undefined;
  const fields = typeof text === 'string' ? parseJson(text) : undefined;
  return isRecord(fields) ? readUserStats(fields) : undefined;
}
