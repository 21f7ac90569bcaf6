import { useAccount } from '../../account/use-account';
import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { Dialog } from '../../shared/ui/dialog';
import { FriendsTabs } from './friends-tabs';
import { SignUpPrompt } from './sign-up-prompt';

/** How friends did, and who they are; for a visitor what there would be. */
export function FriendsDialog({ onClosed }: OpenedDialogProps<'friends'>) {
  const { t } = useTexts();
  const { user } = useAccount();
  return (
    <Dialog title={t('friends.title')} width="broad" onClosed={onClosed}>
      {user === null ? <SignUpPrompt /> : <FriendsTabs user={user} />}
    </Dialog>
  );
}
