import { shareDelayMs } from '@proximity/rules/game-timing';
import { useEffect } from 'react';
import { useDialogs } from '../../shared/dialogs/dialogs-provider';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';

/**
 * Opens the share dialog once a game is over, a while later and once for ever. It waits for a page that is looked at and
 * for another dialog to go: in a second tab the game has then been told by the first.
 */
export function useShareOnce(store: GameStore, { game }: GameView): void {
  const { openDialog } = useDialogs();
  const { status, origin, hasShownStats } = game;
  const isDue = status !== 'playing' && origin !== 'otherUser' && !hasShownStats;
  useEffect(() => {
    if (!isDue) return;
    return whenFree(shareDelayMs(status === 'won'), () => {
      store.tellStatsShown();
      openDialog({ name: 'share' });
    });
  }, [isDue, status, store, openDialog]);
}

/** Acts after a delay, as soon as the page is visible and no dialog is open; returns how to call it off. */
function whenFree(delayMs: number, act: () => void): () => void {
  let calledOff = () => {};
  const tryNow = () => {
    calledOff();
    const open = document.querySelector('dialog[open]');
    if (document.visibilityState !== 'visible') calledOff = once(document, 'visibilitychange', tryNow);
    else if (open) calledOff = once(open, 'close', tryNow);
    else act();
  };
  const timer = setTimeout(tryNow, delayMs);
  return () => {
    clearTimeout(timer);
    calledOff();
  };
}

function once(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener, { once: true });
  return () => target.removeEventListener(event, listener);
}
