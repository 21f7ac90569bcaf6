import { useId } from 'react';
import { LaterIcon, type IconName } from './later-icon';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly icon?: IconName;
  /** What it changes, where the name does not say it. */
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off; the whole row can be pressed. */
export function SwitchRow({ name, icon, note, isOn, isBusy = false, onChange }: SwitchRowProps) {
  const noteId = useId();
  return (
    <label className={styles.row}>
      {icon && <LaterIcon name={icon} />}
      <span>
        {name}
        {note && (
          <small id={noteId} aria-hidden="true">
            {note}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        aria-describedby={note ? noteId : undefined}
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(event) => !isBusy && onChange(event.target.checked)}
      />
    </label>
  );
}
