import styles from './logo.module.css';

/** The mark and the name; whoever shows it says in words what it is. */
export function Logo() {
  return <span className={styles.logo} aria-hidden="true" />;
}
