import { useTexts } from '../../i18n/use-texts';
import { useDialogs } from '../../shared/dialogs/dialogs-provider';
import { Button } from '../../shared/ui/button';
import { ButtonLink } from '../../shared/ui/button-link';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useVisitPath } from '../../shared/use-visit-path';
import { FriendsButton } from '../friends/friends-button';
import styles from './ending.module.css';

/** What to do with a finished game: tell others, or make one for them. */
export function EndingActions() {
  const { t } = useTexts();
  const { openDialog, hasDialog } = useDialogs();
  const visitPath = useVisitPath();
  return (
    <div className={styles.actions}>
      {hasDialog('share') && (
        <Button look="solid" onClick={() => openDialog({ name: 'share' })}>
          <LaterIcon name="share" /> {t('ending.share')}
        </Button>
      )}
      <ButtonLink to={visitPath('/create-your-own')}>
        <LaterIcon name="create" /> {t('ending.create')}
      </ButtonLink>
      <FriendsButton look="box" />
    </div>
  );
}
