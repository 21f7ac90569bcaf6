import styles from './season-drawing.module.css';

/** One small drawing beside the name, on the days that have one: the theme decides. */
export function SeasonDrawing() {
  return <span className={styles.season} aria-hidden="true" />;
}
