import type { GameMode, Language } from '@proximity/rules/game-mode';
import type { GameOrigin } from '@proximity/rules/game-state';
import type { NewGame } from '@proximity/rules/new-game';
import type { ApiClient } from '../../../api/api-client';
import { giveUpCustomGame } from '../../../api/give-up-custom-game';
import { giveUp } from '../../../api/give-up';
import { requestHint } from '../../../api/request-hint';
import { scoreGuess } from '../../../api/score-guess';
import { fetchGame, type GameAddress } from '../../../api/use-game';
import type { GameCalls } from './game-calls';

/** A game to be shown: which one it is and how it begins, and what it asks of the server. */
export interface PlayedGame {
  readonly start: NewGame;
  readonly calls: GameCalls;
}

/**
 * The game of a day.
 * @param gameData the stored game where an account records it, null otherwise
 */
export function scheduledGame(
  api: ApiClient,
  address: GameAddress,
  origin: Extract<GameOrigin, 'main' | 'archive'>,
  gameData: () => string | null,
): PlayedGame {
  return {
    start: { ...address, code: null, origin, secretWord: null },
    calls: {
      ...moves(api, address),
      fetchSecret: async () => (await fetchGame(api, address)).secretWord,
      giveUp: () => giveUp(api, address, gameData()),
    },
  };
}

/** A game that a player made without telling its word: the code is the sealed secret. */
export function customGame(api: ApiClient, code: string, lang: Language, mode: GameMode): PlayedGame {
  return {
    start: { mode, lang, gameNumber: -1, code, origin: 'custom', secretWord: code },
    calls: {
      ...moves(api, { lang, mode }),
      fetchSecret: () => Promise.resolve(code),
      giveUp: () => giveUpCustomGame(api, code),
    },
  };
}

/** A game whose link spells the word: it is known here, so giving up needs nobody. */
export function userMadeGame(api: ApiClient, word: string, lang: Language): PlayedGame {
  return {
    start: { mode: 'daily', lang, gameNumber: -1, code: word, origin: 'userMade', secretWord: word },
    calls: {
      ...moves(api, { lang, mode: 'daily' }),
      fetchSecret: () => Promise.resolve(word),
      giveUp: () => Promise.resolve(word),
    },
  };
}

function moves(
  api: ApiClient,
  { lang, mode }: Pick<GameAddress, 'lang' | 'mode'>,
): Pick<GameCalls, 'score' | 'hint'> {
  return {
    score: (secret, word) => scoreGuess(api, lang, secret, word),
    hint: (secret, bestPercentile) => requestHint(api, { lang, mode, secret, bestPercentile }),
  };
}
