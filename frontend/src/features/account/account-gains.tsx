import type { Language } from '@proximity/rules/game-mode';
import { statsFigures } from '@proximity/rules/statistics-figures';
import { useServerNow } from '../../api/use-server-now';
import { readStatistics } from '../../device/statistics';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { LaterIcon } from '../../shared/ui/later-icon';
import styles from './account-page.module.css';

const GAINS = [
  ['everywhere', 'stats'],
  ['together', 'friends'],
  ['yours', 'shield'],
] as const;

/** What an account adds, beside what this device has kept so far. */
export function AccountGains({ lang }: { readonly lang: Language }) {
  const { t } = useTexts();
  return (
    <div className={styles.gains}>
      <section aria-labelledby="account-gains">
        <h2 id="account-gains">{t('account.gains.title')}</h2>
        <ul>
          {GAINS.map(([name, icon]) => (
            <li key={name}>
              <LaterIcon name={icon} /> {t(`account.gains.${name}`)}
            </li>
          ))}
        </ul>
      </section>
      <DeviceFigures lang={lang} />
    </div>
  );
}

function DeviceFigures({ lang }: { readonly lang: Language }) {
  const { t } = useTexts();
  const { storage } = usePageServices();
  const figures = statsFigures(readStatistics(storage, { mode: 'daily', lang, code: null }), useServerNow());
  if (figures.played === 0) return null;
  return (
    <section aria-labelledby="device-figures">
      <h2 id="device-figures">{t('account.onDevice')}</h2>
      <dl className={styles.figures}>
        {(['played', 'wins', 'playStreak'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`stats.${name}`)}</dt>
            <dd>{t(`stats.values.${name}`, { value: figures[name] })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
