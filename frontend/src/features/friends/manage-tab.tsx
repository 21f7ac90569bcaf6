import { useEffect, useRef } from 'react';
import type { SWRResponse } from 'swr';
import type { FriendRequest } from '../../api/use-friend-requests';
import { useFriendsGames } from '../../api/use-friends-games';
import { usePageServices } from '../../shared/page-services';
import { AddFriend } from './add-friend';
import { FriendList } from './friend-list';
import { OwnCode } from './own-code';
import { RequestList } from './request-list';
import { useAskedFriends } from './use-asked-friends';
import { useBoardGame } from './use-board-game';
import { useFailureToast } from './use-failure-toast';
import { useFriendActions } from './use-friend-actions';

interface ManageTabProps {
  /** Null while nobody can say. */
  readonly friendCode: string | null;
  readonly requests: SWRResponse<readonly FriendRequest[], unknown>;
}

/** Who is a friend, who wants to be one, and how to find more. */
export function ManageTab({ friendCode, requests }: ManageTabProps) {
  const { game } = useBoardGame();
  const board = useFriendsGames(game);
  const actions = useFriendActions({ changeBoard: board.mutate, changeRequests: requests.mutate });
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, question } = useAskedFriends((action) =>
    action.kind === 'remove' ? actions.remove(action.friend) : actions.regenerate(),
  );
  const isAsked = question !== null;
  const rows = board.data?.length;
  // The focus goes back to the button of a question, which has gone with a friend: the head of the list takes it.
  useEffect(() => {
    if (!isAsked && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isAsked, rows]);
  useFailureToast(board.error);
  useMissingCode(friendCode);
  return (
    <>
      <AddFriend onAdd={actions.add} />
      <OwnCode
        friendCode={friendCode}
        isRegenerating={actions.isRegenerating}
        onRegenerate={() => ask({ kind: 'regenerate' })}
      />
      <RequestList requests={requests.data ?? []} onAnswer={actions.answer} />
      {board.data && (
        <FriendList
          friends={board.data.filter(({ isUser }) => !isUser)}
          onRemove={(friend) => ask({ kind: 'remove', friend })}
          headingRef={heading}
        />
      )}
      {question}
    </>
  );
}

// Friends could not be asked when the player was loaded: perhaps they can be now.
function useMissingCode(friendCode: string | null) {
  const { account } = usePageServices();
  const isMissing = useRef(friendCode === null);
  useEffect(() => {
    if (isMissing.current) void account.refreshUser();
  }, [account]);
}
