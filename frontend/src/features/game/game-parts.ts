import { lazyPart } from '../../shared/lazy-part';

/** What a game needs only after its first guess. */
export const finishedGame = lazyPart(async () => (await import('./finished-game')).FinishedGame);
export const confirmMove = lazyPart(async () => (await import('./confirm-move')).ConfirmMove);

/** Fetches them once the page is at rest, so that they are there when the network is not. */
export function preloadGameParts(): void {
  finishedGame.preload();
  confirmMove.preload();
}
