import { useTexts } from '../i18n/use-texts';
import { Link } from '../shared/navigation/link';
import { usePageServices } from '../shared/page-services';
import type { FootLink, SocialLink } from '../shared/site';
import { useVisitPath } from '../shared/use-visit-path';
import styles from './page-foot.module.css';

const SOCIAL: readonly SocialLink[] = ['twitter', 'reddit', 'mail'];
const LINKS: readonly FootLink[] = ['privacy', 'feedback', 'jobs', 'privacyManager'];

/** The foot of every page: more to play, and the links that this installation has an address for. */
export function PageFoot() {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const { social, foot } = usePageServices().site;
  const elsewhere = [
    ...SOCIAL.map((name) => ({ name, address: social[name] })),
    ...LINKS.map((name) => ({ name, address: foot[name] })),
  ];
  return (
    <footer className={styles.foot}>
      <Link to={visitPath('/archive')}>{t('menu.archive')}</Link>
      <Link to={visitPath('/create-your-own')}>{t('menu.create')}</Link>
      {elsewhere.map(
        ({ name, address }) =>
          address !== null && (
            <a key={name} href={address}>
              {t(`foot.${name}`)}
            </a>
          ),
      )}
    </footer>
  );
}
