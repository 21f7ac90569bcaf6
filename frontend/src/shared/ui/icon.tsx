import { Drawing } from './drawing';

/** What the first page draws, as strokes in a box of 24. */
export const firstIconPaths = {
  bulb: 'M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2.2-3.3-3.2-3.3-7.2a5.8 5.8 0 0 1 11.6 0c0 4-3.3 5-3.3 7.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  flag: 'M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11.2V16M12 8h.01',
  left: 'M14.5 6l-6 6 6 6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  right: 'M9.5 6l6 6-6 6',
  settings:
    'M4 8h9M17.5 8H20M4 16h2.5M11 16h9M13 8a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M6.6 16a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0',
  sort: 'M8 5v14l-3-3M8 19l3-3M16 19V5l-3 3M16 5l3 3',
  warn: 'M12 4.5l8.6 15H3.4zM12 10v4.3M12 16.8h.01',
} as const;

export type FirstIconName = keyof typeof firstIconPaths;

interface IconProps {
  readonly name: FirstIconName;
  readonly small?: boolean;
}

/** A drawing of the first page; later screens have more of them: later-icon.tsx. */
export function Icon({ name, small = false }: IconProps) {
  return <Drawing path={firstIconPaths[name]} small={small} />;
}
