import { useState, type ReactNode } from 'react';
import type { FriendGame } from '../../api/use-friends-games';
import { doNotShowAgain, isNotShownAgain, type AskingAction } from '../../device/do-not-show-again';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { ConfirmAction } from '../../shared/ui/confirm-action';

/** What asks before it is done. */
type AskedAction = { readonly kind: 'remove'; readonly friend: FriendGame } | { readonly kind: 'regenerate' };

const names: Readonly<Record<AskedAction['kind'], AskingAction>> = {
  remove: 'remove-friend',
  regenerate: 'regenerate-code',
};

interface AskedActions {
  /** Asks first, unless the player no longer wants to be asked. */
  readonly ask: (action: AskedAction) => void;
  /** The open question, to be put on the page. */
  readonly question: ReactNode;
}

/** Runs what the player has confirmed, or confirmed for good. */
export function useAskedFriends(run: (action: AskedAction) => Promise<void>): AskedActions {
  const { storage } = usePageServices();
  const { t } = useTexts();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  return {
    ask(action) {
      if (isNotShownAgain(storage, names[action.kind])) void run(action);
      else setAsked(action);
    },
    question: asked && (
      <ConfirmAction
        title={t(`friends.${asked.kind}.title`)}
        text={t(`friends.${asked.kind}.text`, asked.kind === 'remove' ? { name: asked.friend.name } : {})}
        action={t(`friends.${asked.kind}.action`)}
        cancel={t(`friends.${asked.kind}.cancel`)}
        isEnding={asked.kind === 'remove'}
        onConfirm={(doNotAskAgain) => {
          if (doNotAskAgain) doNotShowAgain(storage, names[asked.kind]);
          return run(asked);
        }}
        onClosed={() => setAsked(null)}
      />
    ),
  };
}
