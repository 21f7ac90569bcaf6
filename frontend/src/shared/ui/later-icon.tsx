import { Drawing } from './drawing';
import { firstIconPaths } from './icon';

/** Every drawing of the page, as strokes in a box of 24. */
export const iconPaths = {
  ...firstIconPaths,
  archive:
    'M6.5 5.5h11a2.5 2.5 0 0 1 2.5 2.5v9.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5V8a2.5 2.5 0 0 1 2.5-2.5zM4 10.2h16M8.5 3.5v4M15.5 3.5v4',
  copy: 'M10.7 8.5h7.1a2.2 2.2 0 0 1 2.2 2.2v7.1a2.2 2.2 0 0 1-2.2 2.2h-7.1a2.2 2.2 0 0 1-2.2-2.2v-7.1a2.2 2.2 0 0 1 2.2-2.2zM15.5 5.7A1.7 1.7 0 0 0 13.8 4H5.7A1.7 1.7 0 0 0 4 5.7v8.1a1.7 1.7 0 0 0 1.7 1.7',
  create: 'M4.5 19.5l1-4.2L16.2 4.6l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2',
  dice: 'M7.8 4h8.4A3.8 3.8 0 0 1 20 7.8v8.4a3.8 3.8 0 0 1-3.8 3.8H7.8A3.8 3.8 0 0 1 4 16.2V7.8A3.8 3.8 0 0 1 7.8 4zM8.6 8.6h.01M15.4 8.6h.01M12 12h.01M8.6 15.4h.01M15.4 15.4h.01',
  download: 'M12 4v10.5M8.5 11.2l3.5 3.4 3.5-3.4M5 17.5v2.5h14v-2.5',
  down: 'M6 9.5l6 6 6-6',
  eye: 'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  home: 'M4 11.5l8-7 8 7M6.5 9.8v9.7h11V9.8',
  mail: 'M5.7 5.5h12.6a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1-2.2 2.2H5.7a2.2 2.2 0 0 1-2.2-2.2V7.7a2.2 2.2 0 0 1 2.2-2.2zM4 7.2l8 6 8-6',
  reddit:
    'M12 8.5c4.3 0 7.5 2.4 7.5 5.5s-3.2 5.5-7.5 5.5-7.5-2.4-7.5-5.5 3.2-5.5 7.5-5.5zM12 8.5l1.1-4.3 3.4.9M9.3 12.8h.01M14.7 12.8h.01M9.3 16c1.6 1.1 3.8 1.1 5.4 0M16.5 5.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
  share: 'M12 14.5V4M8.5 7.2L12 3.7l3.5 3.5M7.5 10.5H5.5v9.5h13v-9.5h-2',
  sms: 'M4 5.5h16v11h-9l-4 3.5v-3.5H4zM8.3 11h.01M12 11h.01M15.7 11h.01',
  stats: 'M5 19.5V12M12 19.5v-15M19 19.5v-5',
  twitter: 'M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6.2 6.9M10.9 13.3L4.8 19.5',
  whatsapp:
    'M4.3 19.7l1.2-4.1a8 8 0 1 1 3 2.9zM9.3 8.7c-.3 3.3 2.7 6.3 6 6l.6-1.7-1.9-1-.9.9c-.9-.4-1.6-1.1-2-2l.9-.9-1-1.9z',
} as const;

export type IconName = keyof typeof iconPaths;

/** A drawing of a screen that is fetched later. */
export function LaterIcon({ name, small = false }: { readonly name: IconName; readonly small?: boolean }) {
  return <Drawing path={iconPaths[name]} small={small} />;
}
