import { ACCOUNT_PATH } from '../shared/account-paths';
import type { DialogName } from '../shared/dialogs/dialog-request';
import type { IconName } from '../shared/ui/later-icon';

/** What an entry of the menu does: goes somewhere, opens a dialog (left out where there is none), or makes a random game. */
type MenuAction =
  /** `keepsMode`: the page has games of every mode. */
  | { readonly to: string; readonly keepsMode?: true }
  | { readonly dialog: DialogName }
  | { readonly surprise: true };

export type MenuEntry = MenuAction & {
  readonly icon: IconName;
  /** Its text in the catalogue, under `menu`. */
  readonly text: 'account' | 'home' | 'archive' | 'create' | 'surprise' | 'stats' | 'settings';
};

export interface MenuGroup {
  /** Its heading in the catalogue, under `menu`; the first group has none. */
  readonly title: 'you' | null;
  readonly entries: readonly MenuEntry[];
}

/** The menu from the top; a screen that comes gets its entry here. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      { text: 'home', icon: 'home', to: '/' },
      { text: 'archive', icon: 'archive', to: '/archive', keepsMode: true },
      { text: 'create', icon: 'create', to: '/create-your-own' },
      { text: 'surprise', icon: 'dice', surprise: true },
      { text: 'stats', icon: 'stats', dialog: 'stats' },
    ],
  },
  {
    title: 'you',
    entries: [
      { text: 'account', icon: 'user', to: ACCOUNT_PATH },
      { text: 'settings', icon: 'settings', dialog: 'settings' },
    ],
  },
];
