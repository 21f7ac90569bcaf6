import { countAnswer } from './answer-move';
import { gameCode } from './game-code';
import { guessCount, hintCount } from './game-counts';
import type { GameState } from './game-state';
import { STORED_GAME_VERSION, type StoredGame } from './stored-game';

/** The text to keep. A row that does not count yet is stored as counted: closing the page must not undo an answer. */
export function storeGame(game: GameState, savedAt: Date): string {
  const settled = withoutHints(countAnswer(game).state);
  const stored: StoredGame = {
    version: STORED_GAME_VERSION,
    savedAt: savedAt.toISOString(),
    gameCode: gameCode(game.mode, game.lang),
    mode: game.mode,
    lang: game.lang,
    gameNumber: game.gameNumber,
    code: game.code,
    origin: game.origin,
    secretWord: settled.secretWord,
    gameOver: settled.status !== 'playing',
    hasWon: settled.status === 'won',
    guesses: settled.guesses,
    guessCount: guessCount(settled),
    hintCount: hintCount(settled),
    waiting: settled.waiting.flatMap((move) => (move.kind === 'guess' ? [move.word] : [])),
    sortType: game.sortType,
    hasShownStats: game.hasShownStats,
    hasShownConfetti: game.hasShownConfetti,
  };
  return JSON.stringify(stored);
}

function withoutHints(game: GameState): GameState {
  return { ...game, waiting: game.waiting.filter((move) => move.kind === 'guess') };
}
