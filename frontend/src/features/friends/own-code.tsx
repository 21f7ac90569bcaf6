import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useCopied } from '../../shared/use-copied';
import styles from './manage.module.css';

interface OwnCodeProps {
  /** Null while nobody can say. */
  readonly friendCode: string | null;
  /** A new one is being made. */
  readonly isRegenerating: boolean;
  readonly onRegenerate: () => void;
}

const COPIED_SHOWN_MS = 1000;

/** The code by which others find the player: to be copied, or to be replaced. */
export function OwnCode({ friendCode, isRegenerating, onRegenerate }: OwnCodeProps) {
  const { t } = useTexts();
  const { isCopied, copy } = useCopied();
  return (
    <section aria-label={t('friends.ownCode')}>
      <p className={styles.note}>{t('friends.ownCode')}</p>
      <div className={styles.codebox}>
        {friendCode === null ? (
          <span className={styles.none}>{t('friends.codeAway')}</span>
        ) : (
          <span className={styles.code} translate="no">
            {friendCode}
          </span>
        )}
        <Button
          look="ghost"
          busy={isRegenerating}
          aria-label={t('friends.regenerate.open')}
          onClick={onRegenerate}
        >
          <LaterIcon name="refresh" />
        </Button>
        {friendCode !== null && (
          <Button
            look="ghost"
            onClick={() => void copy(friendCode, t('friends.codeCopied'), COPIED_SHOWN_MS)}
          >
            <LaterIcon name={isCopied ? 'check' : 'copy'} /> {t(isCopied ? 'share.isCopied' : 'share.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}
