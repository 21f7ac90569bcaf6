import { countAnswer } from './answer-move';
import { guessCount, hintCount, isPlay } from './game-counts';
import { GAME_KEY_PREFIX, gameKey } from './game-key';
import type { GameState } from './game-state';
import { countsForItsDay, gameDaysAt, isBegunOnItsDay } from './statistics-day';
import type { PlayId, StatsBook } from './statistics-book';
import { endPlay, startPlay } from './statistics-events';

/**
 * Counts what a game has come to in the book of its mode and language. It may be called with any state of any game as
 * often as one likes: what is counted already is not counted again, and the same book comes back.
 * @param at the moment by the server's clock
 */
export function countGame(book: StatsBook, game: GameState, at: Date): StatsBook {
  // a row whose bar still grows is stored as counted, so it counts here too
  const settled = countAnswer(game).state;
  if (settled.origin === 'otherUser' || !isPlay(settled)) return book;
  const id = playId(settled);
  const days = gameDaysAt(at);
  const started = startPlay(book, { id, isOnItsDay: isBegunOnItsDay(settled, days) });
  if (settled.status === 'playing') return started;
  return endPlay(started, {
    id,
    isOnItsDay: countsForItsDay(settled, days),
    hasWon: settled.status === 'won',
    guesses: guessCount(settled),
    hints: hintCount(settled),
  });
}

function playId(game: GameState): PlayId {
  return game.code === null ? game.gameNumber : gameKey(game).slice(GAME_KEY_PREFIX.length);
}
