import type { DialogParts } from '../shared/dialogs/dialog-parts';
import { lazyPart } from '../shared/lazy-part';

/** The dialogs of the page by their names, each in a script of its own. */
export const dialogParts: DialogParts = {
  friends: lazyPart(async () => (await import('../features/friends/friends-dialog')).FriendsDialog),
  score: lazyPart(async () => (await import('../features/game/score-dialog')).ScoreDialog),
  settings: lazyPart(async () => (await import('../features/settings/settings-dialog')).SettingsDialog),
  share: lazyPart(async () => (await import('../features/results/share-dialog')).ShareDialog),
  stats: lazyPart(async () => (await import('../features/results/stats-dialog')).StatsDialog),
};
