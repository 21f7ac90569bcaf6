import { useTexts } from '../../i18n/use-texts';
import styles from './map-of-guesses.module.css';

const LIMITS = [1000, 600, 300, 100];

/** What the colours of bars and dots mean; the numbers beside the words say the same. */
export function MapKey() {
  const { t } = useTexts();
  return (
    <div className={styles.key} aria-hidden="true">
      <span data-warmth={0}>
        <i />
        {t('proximity.cold')}
      </span>
      {LIMITS.map((limit, index) => (
        <span key={limit} data-warmth={index + 1}>
          <i />
          {t('map.under', { limit })}
        </span>
      ))}
      <span data-warmth={5}>
        <i />
        {t('map.found')}
      </span>
    </div>
  );
}
