import styles from './drawing.module.css';

/** A drawing beside a text that says the same; alone it needs the name of its button. */
export function Drawing({ path, small }: { readonly path: string; readonly small: boolean }) {
  return (
    <svg
      className={small ? `${styles.icon} ${styles.small}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
