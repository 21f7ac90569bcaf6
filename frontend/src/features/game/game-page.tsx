import { FIRST_GAME_NUMBER } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useState } from 'react';
import { useToday } from '../../api/use-today';
import { GameScreen } from './game-screen';
import { GameSkeleton } from './game-skeleton';
import { GameUnreachable } from './game-unreachable';
import { NewGameOffer } from './new-game-offer';
import { useNextGame } from '../../api/use-next-game';

/** Today's game of a mode and language (yesterday's in the mode of that name). */
export function GamePage({ mode, lang }: { readonly mode: GameMode; readonly lang: Language }) {
  const { data: today, error, mutate } = useToday();
  // The day that this visit plays: a new one is offered, never put in the place of an open game.
  const [openDay, setOpenDay] = useState<number | null>(null);
  useNextGame(today);
  if (today === undefined) {
    return error === undefined ? <GameSkeleton /> : <GameUnreachable onRetry={() => void mutate()} />;
  }
  if (openDay === null) setOpenDay(today.gameNumber);
  const day = openDay ?? today.gameNumber;
  const gameNumber = mode === 'yesterday' ? Math.max(FIRST_GAME_NUMBER, day - 1) : day;
  return (
    <>
      {today.gameNumber > day && <NewGameOffer today={today} onAccept={() => setOpenDay(today.gameNumber)} />}
      <GameScreen key={`${mode} ${lang} ${gameNumber}`} address={{ mode, lang, gameNumber }} today={today} />
    </>
  );
}
