import type { BoardGame, FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import { BoardName } from './board-name';
import { BoardScore } from './board-score';
import styles from './board.module.css';

interface BoardTableProps {
  readonly game: BoardGame;
  /** In the order of the leaderboard. */
  readonly entries: readonly FriendGame[];
}

/** Who needed how many guesses, and who is still at it. */
export function BoardTable({ game, entries }: BoardTableProps) {
  const { t } = useTexts();
  const canOpen = entries.some((entry) => entry.isUser && entry.complete);
  return (
    <table className={styles.board} aria-label={t('friends.board', { gameNumber: game.gameNumber })}>
      <BoardHead />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.userId} className={entry.isUser ? styles.own : undefined}>
            <td>{entry.position ?? <span className="sr">{t('friends.noPlace')}</span>}</td>
            <td>
              <BoardName entry={entry} gameCode={game.gameCode} canOpen={canOpen} />
            </td>
            <td>
              <BoardScore entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BoardHead() {
  const { t } = useTexts();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{t('friends.place')}</span>
        </th>
        <th scope="col">{t('friends.name')}</th>
        <th scope="col">{t('friends.score')}</th>
      </tr>
    </thead>
  );
}
