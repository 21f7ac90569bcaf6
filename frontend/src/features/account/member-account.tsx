import type { Language } from '@proximity/rules/game-mode';
import { statsFigures } from '@proximity/rules/statistics-figures';
import { useState } from 'react';
import type { UserDetails } from '../../account/user-details';
import { useServerNow } from '../../api/use-server-now';
import { readStatistics } from '../../device/statistics';
import { useTexts } from '../../i18n/use-texts';
import { useGo } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './account-page.module.css';
import { ManageAccount } from './manage-account';

interface MemberAccountProps {
  readonly user: UserDetails;
  readonly lang: Language;
}

/** What a signed-in player sees of themselves. */
export function MemberAccount({ user, lang }: MemberAccountProps) {
  const { t } = useTexts();
  const { firstName } = user;
  return (
    <>
      <h1 className={styles.title}>
        {firstName === '' ? t('account.helloNobody') : t('account.hello', { name: firstName })}
      </h1>
      <p className={styles.lead}>{t('account.saved')}</p>
      <Figures user={user} lang={lang} />
      <ManageAccount user={user} />
      <LogoutButton />
    </>
  );
}

function Figures({ user, lang }: MemberAccountProps) {
  const { t } = useTexts();
  const { storage } = usePageServices();
  const stats = readStatistics(storage, { mode: 'daily', lang, code: null });
  const figures = statsFigures(stats, useServerNow());
  return (
    <dl className={styles.figures} aria-label={t('account.figures')}>
      {(['played', 'wins', 'playStreak'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd>{t(`stats.values.${name}`, { value: figures[name] })}</dd>
        </div>
      ))}
      <div>
        <dt>{t('account.friends')}</dt>
        <dd>
          {user.friendCount === null ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr">{t('account.friendsAway')}</span>
            </>
          ) : (
            t('stats.values.played', { value: user.friendCount })
          )}
        </dd>
      </div>
    </dl>
  );
}

function LogoutButton() {
  const { t } = useTexts();
  const { account, toaster } = usePageServices();
  const visitPath = useVisitPath();
  const go = useGo();
  const [isBusy, setIsBusy] = useState(false);
  async function logout() {
    setIsBusy(true);
    await account.signOut();
    toaster.show(t('account.loggedOut'), 'info');
    void go(visitPath('/'));
  }
  return (
    <Button className={styles.logout} busy={isBusy} onClick={() => void logout()}>
      <LaterIcon name="leave" /> {t('account.logout')}
    </Button>
  );
}
