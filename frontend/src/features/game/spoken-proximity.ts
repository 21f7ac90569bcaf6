import { proximityLabel } from '@proximity/rules/proximity-label';
import type { Score } from '@proximity/rules/game-state';
import type { Translate } from '../../i18n/texts';

/** How near a guess is, as it is said: `13 away`, `cold, place 6,569`. */
export function spokenProximity(t: Translate, score: Score): string {
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
