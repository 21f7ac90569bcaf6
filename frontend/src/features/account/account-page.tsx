import type { Language } from '@proximity/rules/game-mode';
import { useAccount } from '../../account/use-account';
import { useTexts } from '../../i18n/use-texts';
import { usePageHead } from '../../shared/use-page-head';
import { AccountGains } from './account-gains';
import styles from './account-page.module.css';
import { MemberAccount } from './member-account';
import { VisitorAccount } from './visitor-account';

/** Who plays, what is kept of them, and how to come and go. */
export function AccountPage({ lang }: { readonly lang: Language }) {
  const { t } = useTexts();
  const { user, isLoading } = useAccount();
  usePageHead({ title: t('account.title'), description: t('account.description') });
  return (
    <div className={styles.read}>
      {user ? (
        <MemberAccount user={user} lang={lang} />
      ) : isLoading ? (
        <>
          <h1 className={styles.title}>{t('account.title')}</h1>
          <p className={styles.patient} role="status">
            {t('account.loading')}
          </p>
        </>
      ) : (
        <>
          <VisitorAccount />
          <AccountGains lang={lang} />
        </>
      )}
    </div>
  );
}
