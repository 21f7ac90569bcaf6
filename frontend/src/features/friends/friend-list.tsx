import type { Ref } from 'react';
import type { FriendGame } from '../../api/use-friends-games';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import styles from './manage.module.css';
import { PersonRow } from './person-row';

interface FriendListProps {
  readonly friends: readonly FriendGame[];
  readonly onRemove: (friend: FriendGame) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** All friends by name, however they stand in the game. */
export function FriendList({ friends, onRemove, headingRef }: FriendListProps) {
  const { t, language } = useTexts();
  const byName = [...friends].sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <section>
      <h3 ref={headingRef} className={styles.heading} tabIndex={-1}>
        {friends.length === 0 ? t('friends.none') : t('friends.count', { count: friends.length })}
      </h3>
      {friends.length === 0 && <p className={styles.none}>{t('friends.noneNote')}</p>}
      <ul>
        {byName.map((friend) => (
          <PersonRow key={friend.userId} name={friend.name} photoURL={friend.photoURL}>
            <Button
              look="ghost"
              className={styles.remove}
              aria-label={t('friends.removeOf', { name: friend.name })}
              onClick={() => onRemove(friend)}
            >
              {t('friends.remove.open')}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
