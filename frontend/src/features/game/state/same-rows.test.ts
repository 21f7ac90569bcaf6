import { newGame } from '@proximity/rules/new-game';
import type { GameState, Guess } from '@proximity/rules/game-state';
import { scoreOf } from '../../../../test/fake-server';
import { withSameRows } from './same-rows';

const fresh = newGame({
  mode: 'daily',
  lang: 'en',
  gameNumber: 904,
  code: null,
  origin: 'main',
  secretWord: '~s',
});

function rowOf(word: string, guessNumber: number): Guess {
  return { ...scoreOf(word, 40 + guessNumber), guessNumber, isHint: false };
}

function gameOf(...guesses: Guess[]): GameState {
  return { ...fresh, guesses };
}

test('when nothing has changed, then the list itself stays the same', () => {
  const shown = gameOf(rowOf('coast', 1), rowOf('river', 2));
  const joined: GameState = { ...gameOf(rowOf('coast', 1), rowOf('river', 2)), sortType: 'guess' };
  const game = withSameRows(shown, joined);
  expect(game.guesses).toBe(shown.guesses);
  expect(game.sortType).toBe('guess');
});

test('when a row was added or has changed, then only that one is another', () => {
  const shown = gameOf(rowOf('coast', 1), rowOf('river', 2));
  const joined = gameOf(rowOf('coast', 1), { ...rowOf('river', 2), guessNumber: 3 }, rowOf('winter', 2));
  const { guesses } = withSameRows(shown, joined);
  expect(guesses.map((row) => shown.guesses.includes(row))).toEqual([true, false, false]);
  expect(guesses).toEqual(joined.guesses);
});
