import { useEffect, useState } from 'react';
import { useMedia } from '../../shared/use-media';
import type { GameStore } from './state/game-store';

/** Whether confetti falls: on a win, the first time that it is seen, and not where motion is unwelcome. */
export function useConfetti(store: GameStore): boolean {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isFalling] = useState(() => {
    const { game } = store.view();
    return game.status === 'won' && !game.hasShownConfetti && !isStill;
  });
  useEffect(() => {
    if (isFalling) store.rememberConfetti();
  }, [isFalling, store]);
  return isFalling;
}
