import { useTexts } from '../../i18n/use-texts';
import styles from './game-skeleton.module.css';

const ROWS = [1, 0.86, 0.64, 0.5, 0.38];

interface GameSkeletonProps {
  /** Nothing stands above it yet: it keeps the place of the game's number too. */
  readonly isFirst?: boolean;
}

/** The shape of the game while it is fetched; appears only if that takes a while. */
export function GameSkeleton({ isFirst = false }: GameSkeletonProps) {
  const { t } = useTexts();
  return (
    <div className={`${styles.skeleton} ${isFirst ? styles.first : ''}`} role="status">
      <span className="sr">{t('game.loading')}</span>
      <div className={styles.field} />
      {ROWS.map((width) => (
        <div key={width} className={styles.bone} style={{ width: `${width * 100}%` }} />
      ))}
    </div>
  );
}
