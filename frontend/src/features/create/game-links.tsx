import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../device/copy-text';
import { canShareNatively, shareNatively } from '../../device/native-share';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import styles from './create-page.module.css';
import type { CreatedGame } from './draft';

/** The links to a game that was made: one that spells its word, and one that nobody can read. */
export function GameLinks({ created: { link, hiddenLink } }: { readonly created: CreatedGame }) {
  const { t } = useTexts();
  const { toaster } = usePageServices();
  const [canShare] = useState(canShareNatively);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  async function copy(address: string) {
    if (await copyText(address)) toaster.show(t('create.copied'));
    else toaster.show(t('create.notCopied'), 'error');
  }
  return (
    <>
      <p className={styles.link}>
        <span>{link.replace(/^https?:\/\//, '')}</span>
      </p>
      <div className={styles.actions}>
        <Button ref={first} look="solid" onClick={() => void copy(link)}>
          <LaterIcon name="copy" /> {t('create.copy')}
        </Button>
        <Button onClick={() => void copy(hiddenLink)}>{t('create.copyHidden')}</Button>
        {canShare && (
          <Button onClick={() => void shareNatively({ text: link, file: null })}>
            <LaterIcon name="share" /> {t('create.share')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('create.hiddenNote')}</p>
    </>
  );
}
