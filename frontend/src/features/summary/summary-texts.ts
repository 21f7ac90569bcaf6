import type { GameSummary } from '../../api/use-summary';
import type { Translate } from '../../i18n/texts';
import type { SummaryRow } from './summary-rows';
import type { Standing } from './standing';

/** How many found the word, and how hard it was for them. */
export function howItWent(t: Translate, { winRate, won, medianGuesses, hints }: GameSummary): string {
  if (winRate === null) return t('summary.nobodyFinished');
  const found = t('summary.found', { percent: percentOf(winRate) });
  if (medianGuesses === null) return found;
  // rounded down it holds too: between two games in the middle lies none
  const half = t('summary.half', { count: Math.floor(medianGuesses) });
  const alone = withoutHints(t, hints[0] ?? 0, won);
  return [found, half, alone].filter((part) => part !== null).join(' ');
}

// a share that is rounded to none says neither that there is somebody nor that there is nobody
function withoutHints(t: Translate, games: number, won: number): string | null {
  if (games === 0) return t('summary.allWithHints');
  const percent = percentOf(games / won);
  return percent === 0 ? null : t('summary.withoutHints', { percent });
}

/** Where the player stands among those who found it. */
export function whereYouStand(t: Translate, standing: Standing): string {
  switch (standing.kind) {
    case 'first':
    case 'firstMember':
      return t(`summary.${standing.kind}`);
    case 'ahead':
      return t('summary.ahead', { percent: standing.percent });
    case 'behind':
      return t('summary.behind', { percent: standing.percent });
    case 'among':
      return t('summary.among');
  }
}

/** What a bar stands for: `21–30`, `over 100`, `gave up`. */
export function rowName(t: Translate, { bucket }: SummaryRow): string {
  if (bucket === null) return t('summary.gaveUp');
  const { from, to } = bucket;
  return to === null ? t('summary.over', { limit: from - 1 }) : t('summary.range', { from, to });
}

function percentOf(share: number): number {
  return Math.round(100 * share);
}
