import { AppError } from '@proximity/common/app-error';
import { LONGEST_SEALED_WORD, type Sealer } from '@proximity/common/sealed-secret';
import { normaliseWord } from '@proximity/common/words';
import type { SecretWords } from './secret-words';
import type { Series } from './series';
import type { WordOrders } from './word-orders';

/** The number that stands in the seal of every game made by a player. */
const CUSTOM_GAME_NUMBER = -1;

/** A whole number from 0 to below the bound, each equally likely. */
export type RandomIndex = (bound: number) => number;

/** Games made by players: nothing of them is stored, the code is the game. */
export interface CustomGames {
  /** @returns the code of a game with this word. @throws AppError `unfit_word`, `word_not_found`, `invalid_word` */
  fromWord(series: Series, typed: string, requestId: string): Promise<string>;
  /** @returns the code of a game with a curated word that not even its maker knows */
  fromChance(series: Series): Promise<string>;
  /** @returns the plain word of a code. @throws AppError `bad_seal` for anything else, seals of scheduled games included */
  giveUp(code: string): string;
}

export interface CustomGamesOptions {
  sealer: Sealer;
  words: Pick<SecretWords, 'check'>;
  orderOf: WordOrders;
  randomIndex: RandomIndex;
}

export function createCustomGames({ sealer, words, orderOf, randomIndex }: CustomGamesOptions): CustomGames {
  const codeOf = ({ lang, mode }: Series, word: string): string =>
    sealer.seal({ lang, mode, gameNumber: CUSTOM_GAME_NUMBER, word });
  return {
    async fromWord(series, typed, requestId) {
      const text = normaliseWord(typed);
      requireSealable(text);
      const { word, fitAsSecret } = await words.check(series, text, requestId);
      if (!fitAsSecret) throw unfitWord();
      requireSealable(word);
      return codeOf(series, word);
    },
    async fromChance(series) {
      const order = await orderOf(series);
      const word = order[randomIndex(order.length)];
      if (word === undefined) throw new RangeError('The random index lies outside the order.');
      return codeOf(series, word);
    },
    giveUp(code) {
      const { gameNumber, word } = sealer.open(code);
      // The seal of a scheduled game would otherwise open that game, today's included.
      if (gameNumber !== CUSTOM_GAME_NUMBER)
        throw new AppError('bad_seal', 'This is not the code of a custom game.');
      return word;
    },
  };
}

function requireSealable(word: string): void {
  if (Buffer.byteLength(word, 'utf8') > LONGEST_SEALED_WORD) throw unfitWord();
}

function unfitWord(): AppError {
  return new AppError('unfit_word', "We can't create a game with that word");
}
