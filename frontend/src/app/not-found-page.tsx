import { useTexts } from '../i18n/use-texts';
import { Link } from '../shared/navigation/link';
import { usePageHead } from '../shared/use-page-head';
import styles from './notice.module.css';

export function NotFoundPage() {
  const { t } = useTexts();
  usePageHead({ title: t('notFound.title') });
  return (
    <section className={styles.notice}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to="/">{t('notFound.home')}</Link>
      </p>
    </section>
  );
}
