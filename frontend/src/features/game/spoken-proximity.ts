import { proximityLabel } from '@proximity/rules/proximity-label';
import type { Score } from '@proximity/rules/game-state';
import type { Translate } from '../../i18n/texts';
import { heatWord } from './heat-word';

/** How near a guess is, as it is said: `13 away`, `cold, place 6,569`; to children `hot, 13 away`. */
export function spokenProximity(t: Translate, score: Score, hasHeat = false): string {
  const heat = hasHeat ? heatWord(score) : null;
  if (heat !== null)
    return t('proximity.spokenHeat', { heat: t(`proximity.heat.${heat}`), place: placeOf(t, score) });
  const label = proximityLabel(score);
  switch (label.kind) {
    case 'correct':
      return t('proximity.correct');
    case 'away':
      return t('proximity.spokenAway', { value: label.away });
    case 'far':
    case 'cold':
    case 'tepid':
      return t(`proximity.spoken.${label.kind}`, { rank: score.rank });
  }
}

function placeOf(t: Translate, { rank, percentile }: Score): string {
  return percentile === null
    ? t('proximity.spokenPlace', { rank })
    : t('proximity.spokenAway', { value: rank - 1 });
}
