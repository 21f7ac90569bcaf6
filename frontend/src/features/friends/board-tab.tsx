import { useFriendsGames, type FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { BoardSkeleton } from './board-skeleton';
import { BoardTable } from './board-table';
import styles from './board.module.css';
import { GlobalStanding } from './global-standing';
import { useBoardGame } from './use-board-game';
import { useFailureToast } from './use-failure-toast';

interface BoardTabProps {
  /** How many friends the player had when last asked; null where that was never known. */
  readonly friendCount: number | null;
  readonly onAdd: () => void;
}

/** As many friends as are taken for likely before anybody has counted them. */
const LIKELY_FRIENDS = 2;

/** How the friends did in a game. */
export function BoardTab({ friendCount, onAdd }: BoardTabProps) {
  const { t } = useTexts();
  const { game, isOfOtherGame, error: dayError } = useBoardGame();
  const { data: entries, error, mutate } = useFriendsGames(game);
  const problem = error ?? dayError;
  useFailureToast(problem);
  if (game === null || entries === undefined) {
    return problem === undefined ? (
      <BoardSkeleton rows={(friendCount ?? LIKELY_FRIENDS) + 1} />
    ) : (
      <div className={styles.away}>
        <p>{t('friends.away')}</p>
        <Button onClick={() => void mutate()}>{t('away.retry')}</Button>
      </div>
    );
  }
  return (
    <>
      <GlobalStanding game={game} isOfOtherGame={isOfOtherGame} />
      <BoardTable game={game} entries={entries} />
      <BoardFoot entries={entries} onAdd={onAdd} />
    </>
  );
}

interface BoardFootProps extends Pick<BoardTabProps, 'onAdd'> {
  readonly entries: readonly FriendGame[];
}

/** What to do next; the way to a squad has its place here. */
function BoardFoot({ entries, onAdd }: BoardFootProps) {
  const { t } = useTexts();
  if (entries.every(({ isUser }) => isUser)) {
    return (
      <div className={styles.away}>
        <p>{t('friends.alone')}</p>
        <Button look="solid" onClick={onAdd}>
          {t('friends.addFriends')}
        </Button>
      </div>
    );
  }
  const isOver = entries.some(({ isUser, complete }) => isUser && complete);
  return <p className={styles.foot}>{t(isOver ? 'friends.openHint' : 'friends.finishHint')}</p>;
}
