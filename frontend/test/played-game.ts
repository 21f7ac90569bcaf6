import { applyEvent } from '@proximity/rules/apply-event';
import { gameKey } from '@proximity/rules/game-key';
import type { GameState, Score } from '@proximity/rules/game-state';
import { newGame, type NewGame } from '@proximity/rules/new-game';
import { storeGame } from '@proximity/rules/store-game';
import { scoreOf } from './fake-server';

/** A scheduled game with these guesses; the word `secret` wins it. */
export function playedGame(
  gameNumber: number,
  words: readonly string[],
  more: Partial<NewGame> = {},
): GameState {
  const start = newGame({
    mode: 'daily',
    lang: 'en',
    gameNumber,
    code: null,
    origin: 'main',
    secretWord: `~seal-${gameNumber}`,
    ...more,
  });
  return words.reduce((game, word) => withGuess(game, scoreOf(word, word === 'secret' ? 1 : 50)), start);
}

export function withGuess(game: GameState, score: Score): GameState {
  const move = { kind: 'guess', word: score.word } as const;
  const queued = applyEvent(game, { type: 'submitted', text: score.word }).state;
  const answered = applyEvent(queued, { type: 'answered', move, score }).state;
  return applyEvent(answered, { type: 'counted' }).state;
}

/** Puts a game on this device as the page would; `daysAgo`: when it was written last. */
export function keepOnDevice(game: GameState, daysAgo = 0): string {
  const key = gameKey(game);
  localStorage.setItem(key, storeGame(game, new Date(Date.now() - daysAgo * 86_400_000)));
  return key;
}

/** A game as the account answers it. */
export function savedBody(game: GameState) {
  return {
    gameRef: `ref-${game.gameNumber}`,
    gameNumber: game.gameNumber,
    gameData: storeGame(game, new Date()),
    complete: game.status !== 'playing',
    gameWon: game.status === 'won',
    guessCount: game.guesses.length,
    hintCount: 0,
  };
}
