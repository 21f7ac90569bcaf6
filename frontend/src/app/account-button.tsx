import { useAccount } from '../account/use-account';
import { useTexts } from '../i18n/use-texts';
import { Avatar } from '../shared/ui/avatar';
import { ButtonLink } from '../shared/ui/button-link';
import styles from './page-frame.module.css';
import { useAccountLink } from '../shared/use-account-link';

/** The way to the account: who plays, or the offer to sign in. */
export function AccountButton() {
  const { t } = useTexts();
  const { user, isLoading } = useAccount();
  const link = useAccountLink();
  if (user) {
    return (
      <ButtonLink look="ghost" {...link} aria-label={t('page.account', { name: user.firstName })}>
        <Avatar name={user.name} photoURL={user.photoURL} />
      </ButtonLink>
    );
  }
  // the place is kept free: who is signed in does not read Login first
  return (
    <ButtonLink className={styles.login} {...link} data-waits={isLoading || undefined}>
      {t('page.login')}
    </ButtonLink>
  );
}
