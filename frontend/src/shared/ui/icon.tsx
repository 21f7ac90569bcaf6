import styles from './icon.module.css';

/** Strokes in a box of 24. */
const paths = {
  bulb: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2.2-3.3-3.2-3.3-7.2a5.8 5.8 0 0 1 11.6 0c0 4-3.3 5-3.3 7.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  flag: 'M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11.2V16M12 8h.01',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  sort: 'M8 5v14l-3-3M8 19l3-3M16 19V5l-3 3M16 5l3 3',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  warn: 'M12 4.5l8.6 15H3.4zM12 10v4.3M12 16.8h.01',
} as const;

export type IconName = keyof typeof paths;

/** A drawing beside a text that says the same; alone it needs the name of its button. */
export function Icon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  return (
    <svg
      className={small ? `${styles.icon} ${styles.small}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
