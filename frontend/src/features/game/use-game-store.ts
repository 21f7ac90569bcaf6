import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useGame } from '../../api/use-game';
import type { Today } from '../../api/use-today';
import type { KeepRecords } from '../../device/keep-records';
import { createInOneTab } from '../../device/in-one-tab';
import { usePageServices } from '../../shared/page-services';
import { gameRecords } from './game-parts';
import { createGameKeeper } from './state/game-keeper';
import { GameStore } from './state/game-store';
import type { GameView, Notice } from './state/game-view';
import type { PlayedGame } from './state/played-game';

interface OpenGame {
  readonly store: GameStore;
  readonly view: GameView;
  /** Why the game cannot be played, as far as that is known. */
  readonly problem: unknown;
  readonly retry: () => void;
}

/** A game as it stands on this device, with its secret's seal as soon as that is here. */
export function useGameStore(played: PlayedGame, today: Today): OpenGame {
  const store = useNewStore(played, useServerClock(today));
  const view = useSyncExternalStore(store.subscribe, store.view);
  // a stored game has its seal already, and the seal of a number does not change
  const needsSeal = view.game.secretWord === null;
  const { data, error, mutate } = useGame(needsSeal ? played.start : null);
  const seal = data?.secretWord;
  useEffect(() => store.start(), [store]);
  useAccountGame(store, played);
  useEffect(() => {
    if (seal !== undefined) store.load(seal);
  }, [store, seal]);
  return { store, view, problem: needsSeal ? error : undefined, retry: () => void mutate() };
}

/** What another device has played of the game comes in as long as it is shown. */
function useAccountGame(store: GameStore, { start }: PlayedGame): void {
  const { account } = usePageServices();
  const isScheduled = start.code === null;
  useEffect(
    () =>
      isScheduled ? account.openGame({ current: () => store.view().game, join: store.join }) : undefined,
    [account, store, isScheduled],
  );
}

// One store per mounted screen: the page gives the screen a key by game.
function useNewStore({ start, calls }: PlayedGame, now: () => number): GameStore {
  const { account, storage, connection, toaster } = usePageServices();
  const { t } = useTexts();
  const keepRecords: KeepRecords = (device, kept) => {
    gameRecords.call(device, kept);
    if (kept.isCounted) account.keepGame(kept.game, kept.before);
  };
  const [store] = useState(
    () =>
      new GameStore({
        keeper: createGameKeeper(storage, start, now, keepRecords),
        calls,
        connection,
        inOneTab: createInOneTab(navigator.locks),
        notify: (notice) => toaster.show(t(`toast.${notice}`), toastTypes[notice]),
      }),
  );
  return store;
}

/** The server's time as well as it is known: the same function for good. */
function useServerClock(today: Today): () => number {
  const { now } = usePageServices();
  const skewMs = useRef(today.clockSkewMs);
  useEffect(() => {
    skewMs.current = today.clockSkewMs;
  }, [today]);
  return useCallback(() => now() + skewMs.current, [now]);
}

const toastTypes = {
  failed: 'error',
  no_more_hints: 'info',
  needs_network: 'info',
} as const satisfies Record<Notice, 'error' | 'info'>;
