import { AppError } from '@proximity/common/app-error';
import { normaliseWord } from '@proximity/common/words';
import type { Games } from './games';
import type { Game } from './scheduled-words';
import type { SecretWords } from './secret-words';

/**
 * Whether a word is the secret of a game that has begun.
 * @param requestId under which similarity logs the call
 * @throws AppError `date_not_found`, `future_game`, `unknown_language`, `unavailable`
 */
export type CheckSolution = (game: Game, typed: string, requestId: string) => Promise<boolean>;

export interface CheckSolutionOptions {
  games: Pick<Games, 'giveUp'>;
  words: Pick<SecretWords, 'check'>;
}

export function createCheckSolution({ games, words }: CheckSolutionOptions): CheckSolution {
  return async (game, typed, requestId) => {
    const secret = await games.giveUp(game);
    const word = normaliseWord(typed);
    // A base form folds to itself, so the usual proof needs nobody else.
    return word === secret || (await folded(game, word, requestId)) === secret;
  };

  async function folded(game: Game, word: string, requestId: string): Promise<string | undefined> {
    try {
      return (await words.check(game, word, requestId)).word;
    } catch (error) {
      if (isNoWord(error)) return undefined;
      throw error;
    }
  }
}

function isNoWord(error: unknown): boolean {
  return error instanceof AppError && ['word_not_found', 'invalid_word'].includes(error.code);
}
