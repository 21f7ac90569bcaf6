import type { ReactNode } from 'react';
import { Avatar } from '../../shared/ui/avatar';
import styles from './manage.module.css';

interface PersonRowProps {
  readonly name: string;
  readonly photoURL: string | null;
  /** What is to say beside the name. */
  readonly note?: string;
  /** What can be done. */
  readonly children: ReactNode;
}

/** Somebody in a list, with what can be done at the end of the row. */
export function PersonRow({ name, photoURL, note, children }: PersonRowProps) {
  return (
    <li className={styles.person}>
      <Avatar name={name} photoURL={photoURL} />
      <span className={styles.name}>
        {name}
        {note && <small>{note}</small>}
      </span>
      <span className={styles.end}>{children}</span>
    </li>
  );
}
