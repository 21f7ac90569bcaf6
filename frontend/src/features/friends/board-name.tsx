import type { ReactNode } from 'react';
import type { FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import { Link } from '../../shared/navigation/link';
import { usePageServices } from '../../shared/page-services';
import { Avatar } from '../../shared/ui/avatar';
import { useCloseDialog } from '../../shared/ui/dialog';
import styles from './board.module.css';
import { otherGamePath } from './other-game-path';

interface BoardNameProps {
  readonly entry: FriendGame;
  readonly gameCode: string;
  /** The player's own game is over: those of friends can be opened. */
  readonly canOpen: boolean;
}

/** Who it is; where the game is over it leads to it. */
export function BoardName({ entry, gameCode, canOpen }: BoardNameProps) {
  const { t } = useTexts();
  const { isUser, complete, gameWon, photoURL } = entry;
  const person = (
    <>
      <Avatar name={entry.name} photoURL={photoURL} />
      <span className={styles.who}>
        <span className={styles.name}>{entry.name}</span>{' '}
        {isUser && <small className={styles.tag}>{t('friends.you')}</small>}
        {complete && !gameWon && <small className={styles.tag}>{t('friends.gaveUp')}</small>}
      </span>
    </>
  );
  if (isUser || !complete) return <span className={styles.person}>{person}</span>;
  return canOpen ? (
    <OpenGame entry={entry} gameCode={gameCode}>
      {person}
    </OpenGame>
  ) : (
    <ClosedGame>{person}</ClosedGame>
  );
}

type OpenGameProps = Omit<BoardNameProps, 'canOpen'> & { readonly children: ReactNode };

function OpenGame({ entry, gameCode, children }: OpenGameProps) {
  const close = useCloseDialog();
  return (
    <Link
      className={styles.person}
      to={otherGamePath(entry.ref, gameCode)}
      state={{ friend: entry.name }}
      onClick={close}
    >
      {children}
    </Link>
  );
}

function ClosedGame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { toaster } = usePageServices();
  return (
    <button
      type="button"
      className={styles.person}
      onClick={() => toaster.show(t('friends.finishFirst'), 'info')}
    >
      {children}
    </button>
  );
}
