import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useGame, type GameAddress } from '../../api/use-game';
import { usePageServices } from '../../shared/page-services';
import { scheduledGameCalls } from './state/game-calls';
import { createGameKeeper } from './state/game-keeper';
import { GameStore } from './state/game-store';
import type { GameView, Notice } from './state/game-view';

interface OpenGame {
  readonly store: GameStore;
  readonly view: GameView;
  /** Why the game cannot be played, as far as that is known. */
  readonly problem: unknown;
  readonly retry: () => void;
}

/** The game of an address as it stands on this device, with its secret's seal as soon as that is here. */
export function useGameStore(address: GameAddress): OpenGame {
  const store = useNewStore(address);
  const view = useSyncExternalStore(store.subscribe, store.view);
  // a stored game has its seal already, and the seal of a number does not change
  const needsSeal = view.game.secretWord === null;
  const { data, error, mutate } = useGame(needsSeal ? address : null);
  const seal = data?.secretWord;
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (seal !== undefined) store.load(seal);
  }, [store, seal]);
  return { store, view, problem: needsSeal ? error : undefined, retry: () => void mutate() };
}

// One store per mounted screen: the page gives the screen a key by address.
function useNewStore(address: GameAddress): GameStore {
  const { api, storage, connection, toaster, now } = usePageServices();
  const { t } = useTexts();
  const [store] = useState(
    () =>
      new GameStore({
        keeper: createGameKeeper(storage, address, now),
        calls: scheduledGameCalls(api, address),
        connection,
        notify: (notice) => toaster.show(t(`toast.${notice}`), toastTypes[notice]),
      }),
  );
  return store;
}

const toastTypes = {
  failed: 'error',
  no_more_hints: 'info',
  needs_network: 'info',
} as const satisfies Record<Notice, 'error' | 'info'>;
