/** The tabs of the share dialog. */
export type ShareTab = 'share' | 'statistics';

/** A dialog that can be opened from anywhere, by its name, with what it opens on. */
export type DialogRequest =
  | { readonly name: 'stats' }
  | { readonly name: 'settings' }
  | { readonly name: 'friends' }
  /** What the numbers of the list mean. */
  | { readonly name: 'score' }
  /** `tab`: the one to open on, `share` if none is given. */
  | { readonly name: 'share'; readonly tab?: ShareTab };

export type DialogName = DialogRequest['name'];
