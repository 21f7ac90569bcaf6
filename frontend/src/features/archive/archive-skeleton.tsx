import { useTexts } from '../../i18n/use-texts';
import styles from './archive-page.module.css';

/** The shape of the list while the day is asked for; appears only if that takes a while. */
export function ArchiveSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">{t('archive.loading')}</span>
      <div className={styles.today} />
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.bone} />
      ))}
    </div>
  );
}
