import { useTexts } from '../../i18n/use-texts';
import styles from './game-skeleton.module.css';

const ROWS = [1, 0.86, 0.64, 0.5, 0.38];

/** The shape of the game while it is fetched; appears only if that takes a while. */
export function GameSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{t('game.loading')}</span>
      <div className={styles.field} />
      {ROWS.map((width) => (
        <div key={width} className={styles.bone} style={{ width: `${width * 100}%` }} />
      ))}
    </div>
  );
}
