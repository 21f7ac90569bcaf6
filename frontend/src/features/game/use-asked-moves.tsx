import { refusedGiveUp, refusedHint } from '@proximity/rules/take-move';
import { Suspense, useState, type ReactNode } from 'react';
import { doNotShowAgain, isNotShownAgain, type AskingAction } from '../../device/do-not-show-again';
import { usePageServices } from '../../shared/page-services';
import type { AskedMove } from './confirm-move';
import { confirmMove } from './game-parts';
import type { GameStore } from './state/game-store';

const actions: Readonly<Record<AskedMove, AskingAction>> = { hint: 'hint', giveUp: 'give-up' };

interface AskedMoves {
  /** Asks first, unless the player no longer wants to be asked. Does nothing where the move is refused anyway. */
  readonly ask: (move: AskedMove) => void;
  /** The open question, to be put on the page. */
  readonly question: ReactNode;
}

/** Hint and give up, with the question before them. */
export function useAskedMoves(store: GameStore, onClosed: () => void): AskedMoves {
  const { storage } = usePageServices();
  const [chosen, setAsked] = useState<AskedMove | null>(null);
  // a game can end meanwhile: by a guess that was on its way, in another tab, on another device
  const asked = store.view().game.status === 'playing' ? chosen : null;
  const run = (move: AskedMove) => (move === 'hint' ? store.hint() : store.giveUp());
  const isRefused = (move: AskedMove) => {
    const { game } = store.view();
    return (move === 'hint' ? refusedHint(game) : refusedGiveUp(game)) !== null;
  };
  return {
    ask(move) {
      if (isRefused(move)) return;
      if (isNotShownAgain(storage, actions[move])) void run(move);
      else setAsked(move);
    },
    question: asked && (
      <Suspense>
        <confirmMove.Part
          move={asked}
          onConfirm={(doNotAskAgain) => {
            if (doNotAskAgain) doNotShowAgain(storage, actions[asked]);
            return run(asked);
          }}
          onClosed={() => {
            setAsked(null);
            onClosed();
          }}
        />
      </Suspense>
    ),
  };
}
