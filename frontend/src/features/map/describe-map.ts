import type { Guess } from '@proximity/rules/game-state';
import { proximityLabel } from '@proximity/rules/proximity-label';
import type { Translate } from '../../i18n/texts';

const NEAREST = 3;

/**
 * The map for those who do not see it: what it is, how many words are on it, and which are the nearest.
 *
 * @param isOther the guesses are those of a friend
 */
export function describeMap(t: Translate, guesses: readonly Guess[], isOther: boolean): string {
  const tried = guesses.filter(({ correct }) => !correct);
  const nearest = [...tried].sort((a, b) => a.rank - b.rank).slice(0, NEAREST);
  const words = nearest.flatMap((guess) => {
    const label = proximityLabel(guess);
    return label.kind === 'away' ? [t('map.nearWord', { word: guess.display, value: label.away })] : [];
  });
  const parts = [t(isOther ? 'map.labelOfOther' : 'map.label'), t('map.words', { count: tried.length })];
  if (words.length > 0) parts.push(t('map.nearest', { words: words.join(', ') }));
  return parts.join(' ');
}
