import { useTexts } from '../../i18n/use-texts';
import { useHeatWords } from '../game/heat-words';
import styles from './map-of-guesses.module.css';

const LIMITS = [1000, 600, 300, 100];
const HEATS = ['freezing', 'cold', 'cool', 'warm', 'hot'] as const;

/** What the colours of bars and dots mean; what stands beside the words says the same. */
export function MapKey() {
  const { t } = useTexts();
  const names = useHeatWords()
    ? HEATS.map((heat) => t(`proximity.heat.${heat}`))
    : [t('proximity.cold'), ...LIMITS.map((limit) => t('map.under', { limit }))];
  return (
    <div className={styles.key} aria-hidden="true">
      {names.map((name, step) => (
        <span key={name} data-warmth={step}>
          <i />
          {name}
        </span>
      ))}
      <span data-warmth={5}>
        <i />
        {t('map.found')}
      </span>
    </div>
  );
}
