import type { DialogParts } from '../shared/dialogs/dialog-parts';

/** The dialogs of the page by their names, each `lazyPart(async () => (await import('…')).StatsDialog)`. */
export const dialogParts: DialogParts = {};
