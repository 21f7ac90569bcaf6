import { seasonOf } from '@proximity/rules/season';
import { Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { GameAddress } from '../../api/use-game';
import type { Today } from '../../api/use-today';
import { usePageServices } from '../../shared/page-services';
import { usePageTitle } from '../../shared/use-page-title';
import { Announcer } from './announcer';
import { GameBar } from './game-bar';
import { finishedGame, preloadGameParts } from './game-parts';
import { GameSkeleton } from './game-skeleton';
import { GameUnreachable } from './game-unreachable';
import { PlayingBoard } from './playing-board';
import { useAskedMoves } from './use-asked-moves';
import { useGameStore } from './use-game-store';

/** One game: played, or over. */
export function GameScreen({ address, today }: { readonly address: GameAddress; readonly today: Today }) {
  const { t } = useTexts();
  const { store, view, problem, retry } = useGameStore(address);
  const { game } = view;
  const field = useRef<HTMLInputElement>(null);
  const moves = useAskedMoves(store, () => keepFocus(field.current));
  useEffect(preloadGameParts, []);
  useSeason(address.gameNumber);
  usePageTitle(t('page.gameTitle', { gameNumber: address.gameNumber }));
  return (
    <>
      <GameBar gameNumber={address.gameNumber} />
      {game.status !== 'playing' ? (
        <Suspense fallback={<GameSkeleton />}>
          <finishedGame.Part view={view} today={today} />
        </Suspense>
      ) : game.secretWord !== null ? (
        <PlayingBoard store={store} view={view} field={field} onAsk={moves.ask} />
      ) : problem === undefined ? (
        <GameSkeleton />
      ) : (
        <GameUnreachable onRetry={retry} />
      )}
      {moves.question}
      <Announcer announcement={view.announcement} />
    </>
  );
}

// A closed dialog gives the focus back to its button; where that cannot be pressed any more, the field takes it.
function keepFocus(field: HTMLInputElement | null) {
  const active = document.activeElement;
  if (active === null || active === document.body || active.closest('dialog') !== null) field?.focus();
}

function useSeason(gameNumber: number) {
  const { theme } = usePageServices();
  useEffect(() => {
    theme.wear(seasonOf(gameNumber));
    return () => theme.wear(null);
  }, [theme, gameNumber]);
}
