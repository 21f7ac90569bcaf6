import { useTexts } from '../i18n/use-texts';
import { Button } from '../shared/ui/button';
import styles from './notice.module.css';

export function CrashNotice() {
  const { t } = useTexts();
  return (
    <section className={styles.notice} role="alert">
      <h1>{t('crashed.title')}</h1>
      <p>{t('crashed.text')}</p>
      <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
    </section>
  );
}
