import type { Score } from '@proximity/rules/game-state';
import type { ApiClient } from '../../../api/api-client';
import { giveUp } from '../../../api/give-up';
import { requestHint } from '../../../api/request-hint';
import { scoreGuess } from '../../../api/score-guess';
import { fetchGame, type GameAddress } from '../../../api/use-game';

/** What a game asks of the server. */
export interface GameCalls {
  fetchSecret(): Promise<string>;
  score(secret: string, word: string): Promise<Score>;
  /** Null if no hint is left. */
  hint(secret: string, bestPercentile: number): Promise<string | null>;
  /** Resolves with the plain secret: the game is over. */
  giveUp(): Promise<string>;
}

/** The calls of a scheduled game. */
export function scheduledGameCalls(api: ApiClient, address: GameAddress): GameCalls {
  const { lang, mode } = address;
  return {
    fetchSecret: async () => (await fetchGame(api, address)).secretWord,
    score: (secret, word) => scoreGuess(api, lang, secret, word),
    hint: (secret, bestPercentile) => requestHint(api, { lang, mode, secret, bestPercentile }),
    giveUp: () => giveUp(api, address),
  };
}
