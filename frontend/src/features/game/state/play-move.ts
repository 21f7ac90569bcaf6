import { bestPercentile } from '@proximity/rules/game-counts';
import type { GameEvent } from '@proximity/rules/game-event';
import type { GameState, Move, Score } from '@proximity/rules/game-state';
import { secretScore } from '@proximity/rules/secret-score';
import { ApiError } from '../../../api/api-error';
import type { GameCalls } from './game-calls';

/** Asks the server for what the move needs, and says it as an event of the rules. Rejects with an ApiError. */
export async function playMove(calls: GameCalls, game: GameState, move: Move): Promise<GameEvent> {
  const secret = game.secretWord ?? (await calls.fetchSecret());
  switch (move.kind) {
    case 'guess':
      return playGuess(calls, secret, move);
    case 'hint':
      return playHint(calls, game, secret, move);
    case 'giveUp':
      return playGiveUp(calls, secret, move);
  }
}

/** The server does not take this seal (its keys have changed): the game has to be fetched again. */
export function isSealRefused(error: unknown): boolean {
  return error instanceof ApiError && ['bad_seal', 'seal_language'].includes(error.code);
}

/** A moment later the answer may be there: the connection broke, or a service was too busy to answer in its time. */
export function isMomentary(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status === 503);
}

async function playGuess(
  calls: GameCalls,
  secret: string,
  move: Move & { kind: 'guess' },
): Promise<GameEvent> {
  return { type: 'answered', move, score: await calls.score(secret, move.word) };
}

async function playHint(calls: GameCalls, game: GameState, secret: string, move: Move): Promise<GameEvent> {
  const word = await calls.hint(secret, bestPercentile(game));
  if (word === null) return { type: 'hintsExhausted', move };
  return { type: 'answered', move, score: await calls.score(secret, word) };
}

async function playGiveUp(calls: GameCalls, secret: string, move: Move): Promise<GameEvent> {
  const word = await calls.giveUp();
  return { type: 'answered', move, score: await revealedScore(calls, secret, word) };
}

// The word is told and the game over, whether or not its row can be fetched (only how it is written may be missing).
async function revealedScore(calls: GameCalls, secret: string, word: string): Promise<Score> {
  try {
    return await calls.score(secret, word);
  } catch {
    return secretScore(word);
  }
}
