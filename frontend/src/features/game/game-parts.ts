import { lazyPart } from '../../shared/lazy-part';

/** What a game needs only after its first guess, or not to be played at all. */
export const finishedGame = lazyPart(async () => (await import('./finished-game')).FinishedGame);
export const confirmMove = lazyPart(async () => (await import('./confirm-move')).ConfirmMove);
export const gameSide = lazyPart(async () => (await import('./game-side')).GameSide);
export const faq = lazyPart(async () => (await import('../faq/faq')).Faq);

/** Fetches them once the page is at rest, so that they are there when the network is not. */
export function preloadGameParts(): void {
  finishedGame.preload();
  confirmMove.preload();
}
