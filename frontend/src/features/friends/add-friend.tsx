import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import fieldStyles from '../../shared/ui/word-field.module.css';
import styles from './manage.module.css';

interface AddFriendProps {
  /** Asks the owner of a code; resolves with whether that is done. */
  readonly onAdd: (friendCode: string) => Promise<boolean>;
}

/** The field for a friend's code. */
export function AddFriend({ onAdd }: AddFriendProps) {
  const { t } = useTexts();
  const id = useId();
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** How often nothing was entered; each time the field shakes. 0 as soon as something is. */
  const [refusals, setRefusals] = useState(0);
  async function add(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return setRefusals((before) => before + 1);
    setIsBusy(true);
    if (await onAdd(code.trim())) setCode('');
    setIsBusy(false);
  }
  const isRefused = refusals > 0;
  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('friends.addFriends')}
      </label>
      <div className={`${fieldStyles.field} ${isRefused ? fieldStyles.bad : ''}`} data-shake={refusals % 2}>
        <input
          id={id}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setRefusals(0);
          }}
          placeholder={t('friends.codePlaceholder')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-why` : undefined}
        />
        <Button look="solid" type="submit" busy={isBusy}>
          {t('friends.add')}
        </Button>
      </div>
      <p id={`${id}-why`} className={fieldStyles.why} role="alert">
        {isRefused && t('friends.noCode')}
      </p>
    </form>
  );
}
