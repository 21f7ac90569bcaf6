import { useState } from 'react';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of';

interface AvatarProps {
  readonly name: string;
  readonly photoURL: string | null;
}

/** A person's photo, as soon as it has loaded; until then, and where it does not, the initials. The name stands beside it. */
export function Avatar({ name, photoURL }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isShown = photoURL !== null && loaded === photoURL;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {!isShown && initialsOf(name)}
      {photoURL !== null && (
        <img
          src={photoURL}
          alt=""
          hidden={!isShown}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(photoURL)}
          onError={() => setLoaded(null)}
        />
      )}
    </span>
  );
}
