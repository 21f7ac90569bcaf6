import { callLater } from '../../shared/call-later';
import { lazyPart } from '../../shared/lazy-part';

/** What a game needs only after its first guess, or not to be played at all. */
export const finishedGame = lazyPart(async () => (await import('./finished-game')).FinishedGame);
export const confirmMove = lazyPart(async () => (await import('./confirm-move')).ConfirmMove);
export const gameSide = lazyPart(async () => (await import('./game-side')).GameSide);
export const faq = lazyPart(async () => (await import('../faq/faq')).Faq);
export const friendsButton = lazyPart(async () => (await import('../friends/friends-button')).FriendsButton);
export const howToPlay = lazyPart(async () => (await import('./how-to-play')).HowToPlay);
/** What is written beside a game: statistics and the like. */
export const gameRecords = callLater(async () => (await import('../../device/keep-records')).keepRecords);

/** Fetches them once the page is at rest, so that they are there when the network is not. */
export function preloadGameParts(): void {
  gameRecords.preload();
  finishedGame.preload();
  confirmMove.preload();
}
