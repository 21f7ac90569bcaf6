import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../page-services';
import styles from './sister-games.module.css';

/** Links to the other games of the family. */
export function SisterGames({ columns = 3 }: { readonly columns?: 2 | 3 }) {
  const { site } = usePageServices();
  const { t } = useTexts();
  return (
    <ul className={styles.games} data-columns={columns} aria-label={t('menu.sisterGames')}>
      {site.sisterGames.map(({ name, address, sign }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
