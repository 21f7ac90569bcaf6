import type { GameIdentity, GameOrigin, GameState } from './game-state';

export type NewGame = GameIdentity & { readonly origin: GameOrigin; readonly secretWord: string | null };

/** A game without a guess. `secretWord` is its seal (a user-made game's plain word), or null if it is yet to be fetched. */
export function newGame({ mode, lang, gameNumber, code, origin, secretWord }: NewGame): GameState {
  return {
    mode,
    lang,
    gameNumber,
    code,
    origin,
    secretWord,
    status: 'playing',
    guesses: [],
    waiting: [],
    counting: null,
    sortType: 'proximity',
    hasShownStats: false,
    hasShownConfetti: false,
  };
}
