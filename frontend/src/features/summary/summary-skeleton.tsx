import styles from './game-summary.module.css';

const BARS = [0.17, 0.61, 0.76, 0.55, 0.46, 0.21, 0.08, 0.4];

/** The shape of a summary while it is fetched: as high as it will be, so that nothing below moves when it comes. */
export function SummarySkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {BARS.map((width) => (
        <div key={width} className={styles.bone} style={{ width: `${width * 72}%` }} />
      ))}
    </div>
  );
}
