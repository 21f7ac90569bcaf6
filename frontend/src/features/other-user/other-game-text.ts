import { guessCount, hintCount } from '@proximity/rules/game-counts';
import type { GameState, Guess } from '@proximity/rules/game-state';
import type { Translate } from '../../i18n/texts';

/** How a friend's game ended: `Found *harbor* with 25 guesses and 1 hint.` */
export function otherGameText(t: Translate, game: GameState, secret: Guess | undefined): string {
  const word = secret?.display ?? game.secretWord ?? '';
  const guesses = t('ending.guesses', { count: guessCount(game) });
  const hints = t('ending.hints', { count: hintCount(game) });
  return t(game.status === 'won' ? 'otherUser.won' : 'otherUser.lost', { word, guesses, hints });
}
