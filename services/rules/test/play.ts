import { applyEvent } from '../src/apply-event';
import type { GameEvent, Outcome } from '../src/game-event';
import type { GameState, Score } from '../src/game-state';
import { newGame } from '../src/new-game';
import { currentMove } from '../src/take-move';
import { scoreOf } from './score-of';

export const SEAL = '~seal-of-today';

/** Today's game, its seal fetched. */
export function freshGame(own: Partial<GameState> = {}): GameState {
  const game = newGame({
    mode: 'daily',
    lang: 'en',
    gameNumber: 904,
    code: null,
    origin: 'main',
    secretWord: SEAL,
  });
  return { ...game, ...own };
}

/** The game after all of the events. */
export function play(game: GameState, ...events: GameEvent[]): GameState {
  return events.reduce((state, event) => applyEvent(state, event).state, game);
}

/** What the last of the events did. */
export function outcomeOf(game: GameState, event: GameEvent): Outcome {
  return applyEvent(game, event).outcome;
}

/** The answer to the move whose turn it is. */
export function answer(game: GameState, score: Score): GameEvent {
  const move = currentMove(game);
  if (move === null) throw new Error('no move waits for an answer');
  return { type: 'answered', move, score };
}

/** Submits, answers and counts a guess. */
export function guess(game: GameState, word: string, rank = 500): GameState {
  const submitted = play(game, { type: 'submitted', text: word });
  return play(submitted, answer(submitted, scoreOf(word, rank)), { type: 'counted' });
}

/** Requests, answers and counts a hint. */
export function hint(game: GameState, word: string, rank = 100): GameState {
  const requested = play(game, { type: 'hintRequested' });
  return play(requested, answer(requested, scoreOf(word, rank)), { type: 'counted' });
}

/** Gives up, with everything answered and counted. */
export function giveUp(game: GameState, secret: string): GameState {
  const requested = play(game, { type: 'giveUpRequested' });
  return play(requested, answer(requested, scoreOf(secret, 1)), { type: 'counted' });
}
