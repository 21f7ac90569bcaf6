import { useTexts } from '../../i18n/use-texts';
import { BoardHead } from './board-table';
import styles from './board.module.css';

/** The shape of the leaderboard while it is fetched: as many rows as it will have. */
export function BoardSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTexts();
  return (
    <div role="status">
      <span className="sr">{t('friends.loading')}</span>
      <table className={styles.board} aria-hidden="true">
        <BoardHead />
        <tbody className={styles.bones}>
          {Array.from({ length: rows }, (_, index) => (
            <tr key={index}>
              <td />
              <td>
                <span className={styles.person}>
                  <i />
                  <i style={{ width: `${48 - 7 * (index % 3)}%` }} />
                </span>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
