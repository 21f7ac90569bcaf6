import { dateOfBegunGame } from '@proximity/common/begun-game';
import type { Clock } from '@proximity/common/clock';
import type { Sealer } from '@proximity/common/sealed-secret';
import { deriveWord, repeatWindow } from './derive-word';
import type { Game, ScheduledWords } from './scheduled-words';
import { sharedWork } from './shared-work';
import type { WordOrders } from './word-orders';

export interface SealedGame {
  gameNumber: number;
  /** yyyy-MM-dd, New York. */
  date: string;
  sealedSecret: string;
}

/** The games that have begun. Both throw AppErrors `date_not_found`, `future_game`, `unknown_language`, `unavailable`. */
export interface Games {
  getGame(game: Game): Promise<SealedGame>;
  /** The plain word. */
  giveUp(game: Game): Promise<string>;
}

export interface GamesOptions {
  clock: Clock;
  sealer: Sealer;
  scheduled: ScheduledWords;
  orderOf: WordOrders;
}

export function createGames({ clock, sealer, scheduled, orderOf }: GamesOptions): Games {
  // At midnight everybody asks for the same game: one of them looks it up or derives it, the others wait for that.
  const once = sharedWork<string>();

  const derive = async (game: Game): Promise<string> => {
    const order = await orderOf(game);
    return scheduled.fill(game, repeatWindow(order.length), (taken) =>
      deriveWord(order, game.gameNumber, taken),
    );
  };

  const wordOf = (game: Game): Promise<string> =>
    once(
      `${game.lang}/${game.mode}/${game.gameNumber}`,
      async () => (await scheduled.find(game)) ?? derive(game),
    );

  return {
    async getGame({ lang, mode, gameNumber }) {
      const date = dateOfBegunGame(gameNumber, clock.now());
      const word = await wordOf({ lang, mode, gameNumber });
      return { gameNumber, date, sealedSecret: sealer.seal({ lang, mode, gameNumber, word }) };
    },
    async giveUp(game) {
      dateOfBegunGame(game.gameNumber, clock.now());
      return wordOf(game);
    },
  };
}
