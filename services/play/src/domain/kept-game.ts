import type { GameState } from '@proximity/rules/game-state';

/** How a game that is kept with an account was begun; others belong to players' own games, or to somebody else. */
export const KEPT_ORIGINS = ['main', 'archive'] as const;
export type KeptOrigin = (typeof KEPT_ORIGINS)[number];

/** What is kept of a game: no secret, nothing that waits or moves on one device. */
export type KeptGame = GameState & {
  readonly origin: KeptOrigin;
  readonly secretWord: null;
  readonly counting: null;
};

export function keptGame(game: GameState, origin: KeptOrigin): KeptGame {
  return { ...game, origin, secretWord: null, waiting: [], counting: null };
}

export function isOver(game: Pick<GameState, 'status'>): boolean {
  return game.status !== 'playing';
}

/** The word that ended a game; null while it is played. */
export function solutionOf(game: KeptGame): string | null {
  return game.guesses.find((guess) => guess.correct)?.word ?? null;
}
