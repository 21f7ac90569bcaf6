import { FIRST_GAME_NUMBER } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useState } from 'react';
import type { Today } from '../../api/use-today';
import { NewGameOffer } from './new-game-offer';
import { ScheduledGame } from './scheduled-game';
import { WithToday } from './with-today';

interface GamePageProps {
  readonly mode: GameMode;
  readonly lang: Language;
}

/** Today's game of a mode and language (yesterday's in the mode of that name). */
export function GamePage(props: GamePageProps) {
  return <WithToday>{(today) => <GameOfToday {...props} today={today} />}</WithToday>;
}

function GameOfToday({ mode, lang, today }: GamePageProps & { readonly today: Today }) {
  // The day that this visit plays: a new one is offered, never put in the place of an open game.
  const [day, setDay] = useState(today.gameNumber);
  const gameNumber = mode === 'yesterday' ? Math.max(FIRST_GAME_NUMBER, day - 1) : day;
  return (
    <>
      {today.gameNumber > day && <NewGameOffer today={today} onAccept={() => setDay(today.gameNumber)} />}
      <ScheduledGame address={{ mode, lang, gameNumber }} today={today} />
    </>
  );
}
