import { lazyPart } from '../shared/lazy-part';

/** The pages beside today's game, each in a script of its own. */
export const accountPage = lazyPart(
  async () => (await import('../features/account/account-page')).AccountPage,
);
export const archivePage = lazyPart(
  async () => (await import('../features/archive/archive-page')).ArchivePage,
);
export const archiveGamePage = lazyPart(
  async () => (await import('../features/game/archive-game-page')).ArchiveGamePage,
);
export const createPage = lazyPart(async () => (await import('../features/create/create-page')).CreatePage);
export const customGamePage = lazyPart(
  async () => (await import('../features/game/custom-game-page')).CustomGamePage,
);
export const loggedInPage = lazyPart(
  async () => (await import('../features/account/logged-in-page')).LoggedInPage,
);
export const menuDrawer = lazyPart(async () => (await import('./menu-drawer')).MenuDrawer);
export const nearestPage = lazyPart(
  async () => (await import('../features/nearest/nearest-page')).NearestPage,
);
export const notFoundPage = lazyPart(async () => (await import('./not-found-page')).NotFoundPage);
export const otherUserPage = lazyPart(
  async () => (await import('../features/other-user/other-user-page')).OtherUserPage,
);
export const pageFoot = lazyPart(async () => (await import('./page-foot')).PageFoot);
export const userGamePage = lazyPart(
  async () => (await import('../features/game/user-game-page')).UserGamePage,
);

/** Fetches what the menu leads to, so that it is there when it is pressed, with a network or without. */
export function preloadPages(): void {
  for (const part of [accountPage, archivePage, archiveGamePage, createPage, customGamePage]) part.preload();
}
