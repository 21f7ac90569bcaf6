import type { FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import styles from './board.module.css';

/** How a game went, or how far it has got. */
export function BoardScore({ entry }: { readonly entry: FriendGame }) {
  const { t } = useTexts();
  if (!entry.complete) {
    return (
      <span className={styles.state}>
        {t(entry.hasStarted ? 'friends.inProgress' : 'friends.notStarted')}
      </span>
    );
  }
  const guesses = t('friends.guesses', { count: entry.guessCount });
  const hints = t('friends.hints', { count: entry.hintCount });
  return (
    <>
      <span className={styles.numbers} aria-hidden="true">
        <b>{t('friends.number', { value: entry.guessCount })}</b>
        <span>|</span>
        <span>{t('friends.number', { value: entry.hintCount })}</span>
      </span>
      <span className="sr">{`${guesses}, ${hints}`}</span>
    </>
  );
}
