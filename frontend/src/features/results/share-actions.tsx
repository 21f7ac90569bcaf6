import { useRef } from 'react';
import { shareNatively } from '../../device/native-share';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { CopyResults } from './copy-results';
import styles from './results.module.css';
import type { PaintedCard } from './use-share-card';

interface ShareActionsProps {
  readonly text: string;
  /** Undefined until it is painted, null where it cannot be. */
  readonly card: PaintedCard | null | undefined;
}

/** Copy, the device's own way of sharing, and the picture as a file. */
export function ShareActions({ text, card }: ShareActionsProps) {
  const { t } = useTexts();
  const { toaster } = usePageServices();
  const isSharing = useRef(false);
  const share = async () => {
    if (isSharing.current) return;
    isSharing.current = true;
    const isShared = await shareNatively({ text, file: card?.file ?? null });
    isSharing.current = false;
    if (!isShared) toaster.show(t('share.unsupported'), 'error');
  };
  return (
    <div className={styles.actions}>
      <CopyResults text={text} look="solid" />
      <Button onClick={() => void share()}>
        <LaterIcon name="share" /> {t('share.native')}
      </Button>
      {card !== null && (
        <Button
          className={styles.download}
          aria-label={t('share.download')}
          disabled={card === undefined}
          onClick={() => card && download(card)}
        >
          <LaterIcon name="download" />
        </Button>
      )}
    </div>
  );
}

function download({ url, file }: PaintedCard) {
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
}
