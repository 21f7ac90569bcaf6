import { seasonOf } from '@proximity/rules/season';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { Today } from '../../api/use-today';
import { usePageServices } from '../../shared/page-services';
import { Unreachable } from '../../shared/ui/unreachable';
import { Announcer } from './announcer';
import styles from './game-columns.module.css';
import { finishedGame, gameSide, preloadGameParts } from './game-parts';
import { GameSkeleton } from './game-skeleton';
import { HeatWordsProvider } from './heat-words';
import { PlayingBoard } from './playing-board';
import type { PlayedGame } from './state/played-game';
import { useAskedMoves } from './use-asked-moves';
import { useGameStore } from './use-game-store';
import { useShareOnce } from './use-share-once';
import { useShownGame } from './use-shown-game';

interface GameScreenProps {
  readonly played: PlayedGame;
  readonly today: Today;
  /** What stands above the game: which one it is. */
  readonly bar: ReactNode;
}

/** One game: played, or over. */
export function GameScreen({ played, today, bar }: GameScreenProps) {
  const { store, view, problem, retry } = useGameStore(played, today);
  const { game } = view;
  const field = useRef<HTMLInputElement>(null);
  const moves = useAskedMoves(store, () => keepFocus(field.current));
  useEffect(preloadGameParts, []);
  useSeason(game.gameNumber);
  useShownGame(game);
  useShareOnce(store, view);
  const isPlaying = game.status === 'playing';
  const isReady = isPlaying && game.secretWord !== null;
  return (
    <HeatWordsProvider value={game.mode === 'child'}>
      <div className={isPlaying ? styles.columns : undefined}>
        <div>
          {bar}
          {!isPlaying ? (
            <Suspense fallback={<GameSkeleton />}>
              <finishedGame.Part store={store} view={view} today={today} />
            </Suspense>
          ) : isReady ? (
            <PlayingBoard store={store} view={view} today={today} field={field} onAsk={moves.ask} />
          ) : problem === undefined ? (
            <GameSkeleton />
          ) : (
            <Unreachable onRetry={retry} />
          )}
          {moves.question}
          <Announcer announcement={view.announcement} />
        </div>
        {isReady && (
          <Suspense>
            <gameSide.Part game={game} today={today} />
          </Suspense>
        )}
      </div>
    </HeatWordsProvider>
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
