import type { GameState } from '@proximity/rules/game-state';
import { useMemo } from 'react';
import { landingPath } from '../../i18n/landing-path';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { useSettings } from '../../shared/use-settings';
import { gameResult, type GameResult } from './game-result';
import { MARKDOWN_BREAK, shareText } from './share-text';

export interface ShareResults {
  readonly result: GameResult;
  readonly text: string;
  /** The same for Reddit. */
  readonly markdown: string;
  /** Where the text leads to. */
  readonly link: string;
}

/** What can be shared of a game; null as long as it is played. */
export function useShareResults(game: GameState | null): ShareResults | null {
  const { site } = usePageServices();
  const { t } = useTexts();
  const { showEmojis } = useSettings();
  const result = useMemo(() => game && gameResult(game), [game]);
  if (game === null || result === null) return null;
  const link = linkOf(game, site.publicAddress ?? location.origin);
  const options = { title: site.title, link, hasEmojis: showEmojis };
  return {
    result,
    text: shareText(t, result, options),
    markdown: shareText(t, result, { ...options, lineBreak: MARKDOWN_BREAK }),
    link,
  };
}

// Nobody finds a custom game from the front page: its own link is where it is played. Whoever follows the link of
// another game finds the game of the day, in the same mode and language.
function linkOf({ code, mode, lang }: GameState, address: string): string {
  if (code !== null) return `${address}${location.pathname}${location.search}`;
  if (mode === 'junior' || mode === 'child') {
    return `${address}/play/${mode}${lang === 'en' ? '' : `?lang=${lang}`}`;
  }
  return lang === 'en' ? address : address + landingPath(lang);
}
