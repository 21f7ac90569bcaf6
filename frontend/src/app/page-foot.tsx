import { useTexts } from '../i18n/use-texts';
import { usePageServices } from '../shared/page-services';
import type { FootLink, SocialLink } from '../shared/site';
import { LaterIcon } from '../shared/ui/later-icon';
import styles from './page-foot.module.css';

const SOCIAL: readonly SocialLink[] = ['twitter', 'reddit', 'mail'];
const LINKS: readonly FootLink[] = ['privacy', 'feedback', 'jobs', 'privacyManager'];

/** The foot of every page: the links that this installation has an address for. */
export function PageFoot() {
  const { t } = useTexts();
  const { social, foot } = usePageServices().site;
  return (
    <footer className={styles.foot}>
      <div className={styles.wrap}>
        {SOCIAL.map(
          (name) =>
            social[name] !== null && (
              <a key={name} className={styles.social} href={social[name]} aria-label={t(`foot.${name}`)}>
                <LaterIcon name={name} />
              </a>
            ),
        )}
        {LINKS.map(
          (name) =>
            foot[name] !== null && (
              <a key={name} href={foot[name]}>
                {t(`foot.${name}`)}
              </a>
            ),
        )}
      </div>
    </footer>
  );
}
