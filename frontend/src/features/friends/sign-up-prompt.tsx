import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../shared/ui/button-link';
import { useCloseDialog } from '../../shared/ui/dialog';
import { useAccountLink } from '../../shared/use-account-link';
import styles from './sign-up-prompt.module.css';

/** What a visitor would have of an account, and the way to one; the way to a squad has its place here. */
export function SignUpPrompt() {
  const { t } = useTexts();
  const link = useAccountLink();
  const close = useCloseDialog();
  return (
    <div className={styles.prompt}>
      <p>{t('friends.signUpText')}</p>
      <div>
        <ButtonLink look="solid" {...link} onClick={close}>
          {t('friends.signUp')}
        </ButtonLink>
        <ButtonLink {...link} onClick={close}>
          {t('friends.login')}
        </ButtonLink>
      </div>
    </div>
  );
}
