import { isRecord } from '@proximity/rules/json-value';
import { useState } from 'react';
import type { UserDetails } from '../../account/user-details';
import { messageOf } from '../../api/message-of';
import { saveFile } from '../../device/save-file';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { LaterIcon, type IconName } from '../../shared/ui/later-icon';
import links from '../../shared/ui/link-rows.module.css';
import { SwitchRow } from '../../shared/ui/switch-row';
import styles from './account-page.module.css';
import { DeleteAccount } from './delete-account';
import { subscriptionTexts } from './subscription-texts';
import { useSignInWays } from './use-sign-in-ways';

/** What a player can change about the account, take along, and give up. */
export function ManageAccount({ user }: { readonly user: UserDetails }) {
  const { t, language } = useTexts();
  const { data: ways } = useSignInWays();
  const [isDeleting, setIsDeleting] = useState(false);
  const exports = useExport();
  const [title, note] = subscriptionTexts(user.subscription, t, language);
  return (
    <section aria-labelledby="manage-account">
      <h2 id="manage-account" className={styles.heading}>
        {t('account.manage')}
      </h2>
      <MarketingSwitch isOn={user.marketingOptIn} />
      <div className={links.links}>
        {ways && ways.accountSiteUrl !== null && (
          <a href={ways.accountSiteUrl}>
            <Row icon="user" title={t('account.manageLink')} note={t('account.manageNote')} end="external" />
          </a>
        )}
        <p>
          <Row icon="shield" title={title} note={note} />
        </p>
        <button type="button" aria-busy={exports.isBusy || undefined} onClick={() => void exports.run()}>
          <Row icon="download" title={t('account.export')} note={t('account.exportNote')} end="right" />
        </button>
        <button type="button" className={styles.danger} onClick={() => setIsDeleting(true)}>
          <Row icon="trash" title={t('account.delete')} note={t('account.deleteNote')} end="right" />
        </button>
      </div>
      {isDeleting && <DeleteAccount onClosed={() => setIsDeleting(false)} />}
    </section>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly end?: IconName;
}

function Row({ icon, title, note, end }: RowProps) {
  return (
    <>
      <LaterIcon name={icon} />
      <span>
        {title}
        <small>{note}</small>
      </span>
      {end && <LaterIcon name={end} />}
    </>
  );
}

function MarketingSwitch({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTexts();
  const { api, account, toaster } = usePageServices();
  const [isBusy, setIsBusy] = useState(false);
  async function change(marketingOptIn: boolean) {
    setIsBusy(true);
    try {
      await api.post('/api/marketing-opt-in', { marketingOptIn }, (value) =>
        isRecord(value) ? value : undefined,
      );
      account.changeUser({ marketingOptIn });
    } catch (error) {
      toaster.show(messageOf(t, error), 'error');
    }
    setIsBusy(false);
  }
  return (
    <SwitchRow
      icon="mail"
      name={t('account.marketing')}
      note={t('account.marketingNote')}
      isOn={isOn}
      isBusy={isBusy}
      onChange={(next) => void change(next)}
    />
  );
}

/** Fetches everything that is held about the player, and saves it as a file. */
function useExport(): { readonly isBusy: boolean; readonly run: () => Promise<void> } {
  const { t } = useTexts();
  const { api, toaster, site } = usePageServices();
  const [isBusy, setIsBusy] = useState(false);
  async function run() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const data = await api.get('/api/export', (value) => (isRecord(value) ? value : undefined));
      saveFile(`${site.title.toLowerCase()}.json`, 'application/json', JSON.stringify(data, null, 2));
      toaster.show(t('account.exported'), 'success');
    } catch (error) {
      toaster.show(messageOf(t, error), 'error');
    }
    setIsBusy(false);
  }
  return { isBusy, run };
}
