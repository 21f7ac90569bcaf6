import { useAccount } from '../../account/use-account';
import { useTexts } from '../../i18n/use-texts';
import { useDialogs } from '../../shared/dialogs/dialogs-provider';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import { InvitesBadge } from './invites-badge';

export interface FriendsButtonProps {
  readonly look: 'box' | 'ghost';
}

/** Opens the friends; says how many invites wait. */
export function FriendsButton({ look }: FriendsButtonProps) {
  const { t } = useTexts();
  const { openDialog } = useDialogs();
  const { user } = useAccount();
  return (
    <Button look={look} onClick={() => openDialog({ name: 'friends' })}>
      <LaterIcon name="friends" /> {t('friends.title')}
      <InvitesBadge count={user?.pendingInvites ?? 0} />
    </Button>
  );
}
