import { useId } from 'react';
import styles from './settings-dialog.module.css';

interface SwitchRowProps {
  readonly name: string;
  /** What it changes, where the name does not say it. */
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off; the whole row can be pressed. */
export function SwitchRow({ name, note, isOn, onChange }: SwitchRowProps) {
  const noteId = useId();
  return (
    <label className={styles.row}>
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
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
