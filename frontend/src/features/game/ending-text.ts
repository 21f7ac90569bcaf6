import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import type { GameState, Guess } from '@proximity/rules/game-state';
import type { Translate } from '../../i18n/texts';

/** What is said under the word: how it was found, or how near the player came. */
export function endingText(t: Translate, game: GameState): string {
  return game.status === 'won' ? wonText(t, game) : lostText(t, nearestTry(game));
}

/** The player's own guess that came nearest, hints aside. */
export function nearestTry({ guesses }: GameState): Guess | undefined {
  const own = guesses.filter((guess) => !guess.correct && !guess.isHint);
  return own.sort((a, b) => a.rank - b.rank)[0];
}

function wonText(t: Translate, game: GameState): string {
  const guesses = t('ending.guesses', { count: guessCount(game) });
  const used = hintCount(game);
  return used === 0
    ? t('ending.wonWithoutHints', { guesses })
    : t('ending.won', { guesses, hints: t('ending.hints', { count: used }) });
}

function lostText(t: Translate, nearest: Guess | undefined): string {
  if (nearest === undefined) return t('ending.lost');
  const word = nearest.display;
  return nearest.percentile === null
    ? t('ending.lostFar', { word })
    : t('ending.lostNear', { word, count: MAX_PERCENTILE - nearest.percentile });
}
