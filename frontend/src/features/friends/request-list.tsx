import { useState } from 'react';
import type { FriendAnswer } from '../../api/answer-friend-request';
import type { FriendRequest } from '../../api/use-friend-requests';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';
import styles from './manage.module.css';
import { PersonRow } from './person-row';

interface RequestListProps {
  readonly requests: readonly FriendRequest[];
  readonly onAnswer: (request: FriendRequest, answer: FriendAnswer) => Promise<void>;
}

/** Who wants to be friends; nothing where nobody does. */
export function RequestList({ requests, onAnswer }: RequestListProps) {
  const { t } = useTexts();
  if (requests.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('friends.invites')}</h3>
      <ul>
        {requests.map((request) => (
          <Request key={request.id} request={request} onAnswer={onAnswer} />
        ))}
      </ul>
    </section>
  );
}

interface RequestProps extends Pick<RequestListProps, 'onAnswer'> {
  readonly request: FriendRequest;
}

function Request({ request, onAnswer }: RequestProps) {
  const { t } = useTexts();
  const { name, photoURL } = request;
  const [given, setGiven] = useState<FriendAnswer | null>(null);
  function answer(chosen: FriendAnswer) {
    if (given !== null) return;
    setGiven(chosen);
    void onAnswer(request, chosen).finally(() => setGiven(null));
  }
  return (
    <PersonRow name={name} photoURL={photoURL} note={t('friends.wants')}>
      <Button
        busy={given === 'accept'}
        aria-label={t('friends.acceptOf', { name })}
        onClick={() => answer('accept')}
      >
        {t('friends.accept')}
      </Button>
      <Button
        look="ghost"
        busy={given === 'decline'}
        aria-label={t('friends.declineOf', { name })}
        onClick={() => answer('decline')}
      >
        <LaterIcon name="close" />
      </Button>
    </PersonRow>
  );
}
