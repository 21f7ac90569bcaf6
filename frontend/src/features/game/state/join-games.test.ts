import { newGame } from '@proximity/rules/new-game';
import type { GameState, Guess } from '@proximity/rules/game-state';
import { scoreOf } from '../../../../test/fake-server';
import { joinGames } from './join-games';

const empty = newGame({
  mode: 'daily',
  lang: 'en',
  gameNumber: 904,
  code: null,
  origin: 'main',
  secretWord: '~s',
});

function gameOf(words: readonly string[], more: Partial<GameState> = {}): GameState {
  const guesses = words.map((word, index): Guess => ({
    ...scoreOf(word, word === 'harbor' ? 1 : 100 + word.length),
    guessNumber: index + 1,
    isHint: false,
  }));
  return { ...empty, guesses, ...more };
}

const wordsOf = (game: GameState) => game.guesses.map((guess) => guess.word);

test('when both tabs have guesses, then none is lost, none doubled, and they are numbered anew', () => {
  const joined = joinGames(gameOf(['sea', 'coast', 'boat']), gameOf(['sea', 'river']));
  expect(wordsOf(joined)).toEqual(['sea', 'river', 'coast', 'boat']);
  expect(joined.guesses.map((guess) => guess.guessNumber)).toEqual([1, 2, 3, 4]);
});

test('when the other tab has found the word, then this one is over too, with the found row last', () => {
  const mine = gameOf(['sea', 'coast'], { waiting: [{ kind: 'guess', word: 'boat' }] });
  const joined = joinGames(mine, gameOf(['sea', 'harbor'], { status: 'won', secretWord: 'harbor' }));
  expect(wordsOf(joined)).toEqual(['sea', 'coast', 'harbor']);
  expect([joined.status, joined.secretWord, joined.waiting]).toEqual(['won', 'harbor', []]);
});

test('when both tabs have ended the game, then the first finish stays', () => {
  const mine = gameOf(['harbor'], { status: 'won', secretWord: 'harbor' });
  const joined = joinGames(mine, gameOf(['sea', 'harbor'], { status: 'lost', secretWord: 'harbor' }));
  expect(joined.status).toBe('lost');
});

test('when a guess is on its way here that the other tab knows by now, then it no longer waits', () => {
  const mine = gameOf([], { waiting: [{ kind: 'guess', word: 'sea' }, { kind: 'hint' }] });
  expect(joinGames(mine, gameOf(['sea'])).waiting).toEqual([{ kind: 'hint' }]);
});

test('when this tab is just counting the found word, then it goes on counting and the row is last', () => {
  const mine = gameOf(['sea', 'harbor'], { counting: { kind: 'guess', word: 'harbor' } });
  const joined = joinGames(mine, gameOf(['sea', 'river']));
  expect(wordsOf(joined)).toEqual(['sea', 'river', 'harbor']);
  expect([joined.status, joined.counting?.word]).toEqual(['playing', 'harbor']);
});
