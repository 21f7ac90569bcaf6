import { useState } from 'react';
import type { KeyedMutator } from 'swr';
import type { Account } from '../../account/account';
import { answerFriendRequest, type FriendAnswer } from '../../api/answer-friend-request';
import { messageOf, type TextsByCode } from '../../api/message-of';
import { regenerateFriendCode } from '../../api/regenerate-friend-code';
import { removeFriend } from '../../api/remove-friend';
import { requestFriend } from '../../api/request-friend';
import type { FriendRequest } from '../../api/use-friend-requests';
import type { FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';

interface FriendActions {
  /** Resolves with whether the owner of the code has been asked, or is a friend now. */
  readonly add: (friendCode: string) => Promise<boolean>;
  readonly answer: (request: FriendRequest, answer: FriendAnswer) => Promise<void>;
  readonly remove: (friend: FriendGame) => Promise<void>;
  readonly regenerate: () => Promise<void>;
  readonly isRegenerating: boolean;
}

/** The lists that an action changes. */
interface ShownLists {
  readonly changeBoard: KeyedMutator<readonly FriendGame[]>;
  readonly changeRequests: KeyedMutator<readonly FriendRequest[]>;
}

const REQUEST_REFUSED: TextsByCode = {
  too_many_friends: 'friends.tooMany',
  player_has_no_room: 'friends.noRoom',
  invalid_request: 'friends.noSuchCode',
  not_found: 'friends.unknownCode',
  own_friend_code: 'friends.ownCodeEntered',
  already_friends: 'friends.already',
};
const ANSWER_REFUSED: TextsByCode = {
  too_many_friends: 'friends.tooMany',
  // who has asked for a friend has room for requests: it is the friends that are as many as can be
  player_has_no_room: 'friends.askerIsFull',
  not_found: 'friends.noRequest',
};

/** What can be done with friends. Each says in a toast how it went, and rejects never. */
export function useFriendActions(lists: ShownLists): FriendActions {
  const { api, toaster, account } = usePageServices();
  const { t } = useTexts();
  const report = useReport(lists);
  const { changeBoard, changeRequests } = lists;
  return {
    async add(friendCode) {
      toaster.clear();
      try {
        if ((await requestFriend(api, friendCode)) === 'added') report.added();
        else toaster.show(t('friends.requested'), 'info');
        return true;
      } catch (error) {
        report.failed(error, REQUEST_REFUSED);
        return false;
      }
    },
    async answer(request, answer) {
      toaster.clear();
      try {
        await answerFriendRequest(api, request.id, answer);
        await changeRequests((all) => all?.filter(({ id }) => id !== request.id));
        if (answer === 'accept') report.added();
      } catch (error) {
        report.failed(error, ANSWER_REFUSED);
        void changeRequests();
      }
    },
    async remove(friend) {
      toaster.clear();
      try {
        await removeFriend(api, friend.userId);
        await changeBoard((all) => all?.filter(({ userId }) => userId !== friend.userId));
        toaster.show(t('friends.removed'));
        countFriends(account, -1);
      } catch (error) {
        report.failed(error, { not_found: 'friends.notRemoved' });
        void changeBoard();
      }
    },
    ...useRegenerate(report.failed),
  };
}

type TellFailure = (error: unknown, texts?: TextsByCode) => void;

interface Report {
  /** There is a friend more. */
  readonly added: () => void;
  readonly failed: TellFailure;
}

function useReport({ changeBoard, changeRequests }: ShownLists): Report {
  const { toaster, account } = usePageServices();
  const { t } = useTexts();
  return {
    added() {
      toaster.show(t('friends.added'));
      countFriends(account, 1);
      void changeBoard();
      void changeRequests();
    },
    failed: (error, texts) => toaster.show(messageOf(t, error, texts), 'error'),
  };
}

function useRegenerate(failed: TellFailure): Pick<FriendActions, 'regenerate' | 'isRegenerating'> {
  const { api, toaster, account } = usePageServices();
  const { t } = useTexts();
  const [isRegenerating, setIsRegenerating] = useState(false);
  return {
    isRegenerating,
    async regenerate() {
      toaster.clear();
      setIsRegenerating(true);
      try {
        account.changeUser({ friendCode: await regenerateFriendCode(api) });
        toaster.show(t('friends.regenerated'));
      } catch (error) {
        failed(error);
      } finally {
        setIsRegenerating(false);
      }
    },
  };
}

// The account's own count, so that it is right before the server is asked again.
function countFriends(account: Account, more: number): void {
  const known = account.current().user?.friendCount ?? null;
  if (known === null) return void account.refreshUser();
  const friendCount = Math.max(0, known + more);
  account.changeUser({ friendCount, hasFriends: friendCount > 0 });
}
