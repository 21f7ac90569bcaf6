import type { GameState, Guess } from '@proximity/rules/game-state';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import type { GameSummary } from '../src/api/use-summary';
import { scoreOf } from './fake-server';

const daily = { mode: 'daily', lang: 'en', gameNumber: 904, code: null, origin: 'main' } as const;

/** A game that was won with so many guesses; the word is harbor. */
export function wonGame(guesses: number): GameState {
  return overGame('won', guesses - 1);
}

export function lostGame(guesses = 1): GameState {
  return overGame('lost', guesses);
}

function overGame(status: 'won' | 'lost', tried: number): GameState {
  const scores = [
    ...Array.from({ length: tried }, (_, index) => scoreOf(`word${index}`, 2000 + index)),
    secretScore('harbor'),
  ];
  const guesses: Guess[] = scores.map((score, index) => ({
    ...score,
    guessNumber: index + 1,
    isHint: false,
  }));
  return { ...newGame({ ...daily, secretWord: 'harbor' }), guesses, status };
}

interface SummaryNumbers {
  readonly won: number;
  readonly finished: number;
  /** How many took 1–10, 11–20 and more guesses. */
  readonly games: readonly [number, number, number];
  /** The asking member's game is among them; not so if left out. */
  readonly includesOwn?: boolean;
}

/** A summary as the gateway gives it, with three bars. */
export function summaryWith({ won, finished, games, includesOwn = false }: SummaryNumbers): GameSummary {
  return {
    players: finished + 1,
    finished,
    won,
    winRate: finished === 0 ? null : won / finished,
    guesses: [
      { from: 1, to: 10, games: games[0] },
      { from: 11, to: 20, games: games[1] },
      { from: 21, to: null, games: games[2] },
    ],
    hints: [won, 0, 0, 0],
    medianGuesses: won === 0 ? null : 18.5,
    includesOwn,
  };
}
