import { secretScore } from '@proximity/rules/secret-score';
import { newGame } from '@proximity/rules/new-game';
import type { GameState, Guess } from '@proximity/rules/game-state';
import { scoreOf } from '../../../test/fake-server';
import { gameResult } from './game-result';

const game = newGame({
  mode: 'daily',
  lang: 'en',
  gameNumber: 904,
  code: null,
  origin: 'main',
  secretWord: '~seal',
});

function over(status: 'won' | 'lost', own: Partial<GameState> = {}): GameState {
  const scores = [scoreOf('winter', 6569), scoreOf('coast', 13), secretScore('harbor')];
  const guesses = scores.map((score, index): Guess => {
    return { ...score, guessNumber: index + 1, isHint: index === 1 };
  });
  return { ...game, status, guesses, secretWord: 'harbor', ...own };
}

test('when the game is played, then there is no result', () => {
  expect(gameResult(game)).toBeNull();
});

test('when the game was won, then counts and places are told', () => {
  expect(gameResult(over('won'))).toEqual({
    mode: 'daily',
    gameNumber: 904,
    hasWon: true,
    guesses: 2,
    hints: 1,
    places: [
      { percentile: null, rank: 6569 },
      { percentile: 988, rank: 13 },
      { percentile: 1000, rank: 1 },
    ],
  });
});

test('when the game was given up, then the told word is no part of the way', () => {
  expect(gameResult(over('lost'))).toMatchObject({ hasWon: false, guesses: 1, places: [{}, {}] });
});

test('when the game is a custom one, then it has no number', () => {
  expect(gameResult(over('won', { gameNumber: -1, code: '~code' }))?.gameNumber).toBeNull();
});

test('when a result is told, then no word of the game is in it', () => {
  expect(JSON.stringify(gameResult(over('won')))).not.toMatch(/harbor|coast|winter/);
});
