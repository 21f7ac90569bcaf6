import { useEffect, useState } from 'react';
import type { UserDetails } from '../../account/user-details';
import { useFriendRequests } from '../../api/use-friend-requests';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Tabs } from '../../shared/ui/tabs';
import { BoardTab } from './board-tab';
import { InvitesBadge } from './invites-badge';
import { ManageTab } from './manage-tab';

/** The leaderboard, and whom it is about. */
export function FriendsTabs({ user }: { readonly user: UserDetails }) {
  const { t } = useTexts();
  // whoever comes for the badge finds what it counts
  const [tab, setTab] = useState<'board' | 'manage'>(user.pendingInvites ? 'manage' : 'board');
  const requests = useFriendRequests();
  const invites = requests.data?.length;
  useKnownInvites(invites);
  return (
    <Tabs
      label={t('friends.title')}
      tabs={[
        { id: 'board', name: t('friends.boardTab') },
        {
          id: 'manage',
          name: t('friends.manageTab'),
          badge: <InvitesBadge count={invites ?? user.pendingInvites ?? 0} />,
        },
      ]}
      chosen={tab}
      onChoose={setTab}
    >
      {tab === 'board' ? (
        <BoardTab friendCount={user.friendCount} onAdd={() => setTab('manage')} />
      ) : (
        <ManageTab friendCode={user.friendCode} requests={requests} />
      )}
    </Tabs>
  );
}

// What the list says goes before what the account said when it was last asked: the badges agree.
function useKnownInvites(invites: number | undefined) {
  const { account } = usePageServices();
  useEffect(() => {
    if (invites === undefined || account.current().user?.pendingInvites === invites) return;
    account.changeUser({ pendingInvites: invites });
  }, [account, invites]);
}
