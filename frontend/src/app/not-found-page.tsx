import { useTexts } from '../i18n/use-texts';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../shared/use-page-title';
import styles from './notice.module.css';

export function NotFoundPage() {
  const { t } = useTexts();
  usePageTitle(t('notFound.title'));
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
