import type { Translate } from '../../i18n/texts';
import type { GameResult } from './game-result';

interface ShareTextOptions {
  readonly title: string;
  readonly link: string;
  readonly hasEmojis: boolean;
  /** What stands between two lines. */
  readonly lineBreak?: string;
}

/** A line break as Reddit's markdown has it. */
export const MARKDOWN_BREAK = '  \n';

/** The result in four lines, without a word of the game: which one, how it went, the hints, where it is played. */
export function shareText(t: Translate, result: GameResult, options: ShareTextOptions): string {
  const { hasEmojis, link, lineBreak = '\n' } = options;
  const guesses = t('share.guesses', { count: result.guesses });
  const hints = t('share.hints', { count: result.hints });
  const lines = hasEmojis
    ? [`${result.hasWon ? '✅' : '❌'} ${guesses}`, `💡 ${hints}`]
    : [`${result.hasWon ? '✓' : '✗'} ${guesses}`, hints];
  return [headline(t, result, options.title), ...lines, link].join(lineBreak);
}

function headline(t: Translate, { mode, gameNumber }: GameResult, title: string): string {
  if (gameNumber === null) return t('share.customTitle', { title });
  const name = mode === 'junior' || mode === 'child' ? t(`share.${mode}Title`, { title }) : title;
  return `${name} #${gameNumber}`;
}
