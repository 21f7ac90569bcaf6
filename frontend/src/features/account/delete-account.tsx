import { useState } from 'react';
import { messageOf } from '../../api/message-of';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { Dialog, useCloseDialog } from '../../shared/ui/dialog';
import styles from './account-page.module.css';

/** Asks before an account is deleted: every time, whatever the player does not want to be asked elsewhere. */
export function DeleteAccount({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('account.deleteTitle')} onClosed={onClosed}>
      <Question />
    </Dialog>
  );
}

function Question() {
  const { t } = useTexts();
  const { account, toaster } = usePageServices();
  const close = useCloseDialog();
  const [isBusy, setIsBusy] = useState(false);
  async function confirm() {
    setIsBusy(true);
    try {
      await account.deleteAccount();
      toaster.show(t('account.deleted'), 'info');
    } catch (error) {
      toaster.show(messageOf(t, error), 'error');
      close();
    }
  }
  return (
    <>
      <p>{t('account.deleteText')}</p>
      <div className={styles.actions}>
        <Button onClick={close}>{t('account.deleteCancel')}</Button>
        <Button look="rust" busy={isBusy} onClick={() => void confirm()}>
          {t('account.deleteAction')}
        </Button>
      </div>
    </>
  );
}
