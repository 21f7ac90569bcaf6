import { useTexts } from '../../i18n/use-texts';
import buttons from '../../shared/ui/button.module.css';
import { Unreachable } from '../../shared/ui/unreachable';
import styles from './account-page.module.css';
import { SignInForm } from './sign-in-form';
import { useSignInWays, type SignInWays } from './use-sign-in-ways';

/** What an account is good for, and how to get in. */
export function VisitorAccount() {
  const { t } = useTexts();
  const { data: ways, error, mutate } = useSignInWays();
  return (
    <>
      <h1 className={styles.title}>{t('account.title')}</h1>
      <p className={styles.lead}>{t('account.visitor')}</p>
      {ways ? <Ways {...ways} /> : error !== undefined && <Unreachable onRetry={() => void mutate()} />}
    </>
  );
}

function Ways({ providers, accountSiteUrl }: SignInWays) {
  const { t } = useTexts();
  const [only, ...others] = providers;
  if (accountSiteUrl !== null) {
    return (
      <>
        <p className={styles.lead}>{t('account.family')}</p>
        <p className={styles.ways}>
          <a className={`${buttons.box} ${buttons.solid}`} href={accountSiteUrl}>
            {t('account.create')}
          </a>
          <a className={buttons.box} href={accountSiteUrl}>
            {t('account.login')}
          </a>
        </p>
      </>
    );
  }
  if (only === undefined) return <p className={styles.lead}>{t('account.noProviders')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('account.first')}</p>
      {others.length === 0 ? (
        <div className={styles.ways}>
          <SignInForm provider={only.id} text={t('account.create')} look="solid" />
          <SignInForm provider={only.id} text={t('account.login')} />
        </div>
      ) : (
        providers.map(({ id, name: provider }) => (
          <div key={id} className={styles.ways}>
            <SignInForm provider={id} text={t('account.createWith', { provider })} />
            <SignInForm provider={id} text={t('account.loginWith', { provider })} />
          </div>
        ))
      )}
    </>
  );
}
