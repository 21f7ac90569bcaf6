import { useTexts } from '../i18n/use-texts';
import { Link } from '../shared/navigation/link';
import { LaterIcon } from '../shared/ui/later-icon';
import links from '../shared/ui/link-rows.module.css';
import { usePageHead } from '../shared/use-page-head';
import { useVisitPath } from '../shared/use-visit-path';
import styles from './notice.module.css';

const WAYS = [
  ['home', '/'],
  ['archive', '/archive'],
  ['create', '/create-your-own'],
] as const;

/** An address that leads nowhere, and where to go instead. */
export function NotFoundPage() {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  usePageHead({ title: t('notFound.title') });
  return (
    <section className={styles.notice}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <nav className={`${links.links} ${styles.ways}`} aria-label={t('notFound.ways')}>
        {WAYS.map(([name, path]) => (
          <Link key={name} to={visitPath(path)}>
            <LaterIcon name={name} />
            {t(`notFound.${name}`)}
            <LaterIcon name="right" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
