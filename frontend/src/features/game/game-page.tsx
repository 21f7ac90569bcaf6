import { FIRST_GAME_NUMBER } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useState } from 'react';
import type { Today } from '../../api/use-today';
import { usePlace } from '../../shared/navigation/use-navigation';
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
  const { key } = usePlace();
  // The day that is played: a new one is offered, never put in the place of an open game. Who goes to today's game,
  // even from itself, asks for that of the day.
  const [asked, setAsked] = useState({ key, day: today.gameNumber });
  if (asked.key !== key) setAsked({ key, day: today.gameNumber });
  const { day } = asked;
  const gameNumber = mode === 'yesterday' ? Math.max(FIRST_GAME_NUMBER, day - 1) : day;
  return (
    <>
      {today.gameNumber > day && (
        <NewGameOffer today={today} onAccept={() => setAsked({ key, day: today.gameNumber })} />
      )}
      <ScheduledGame address={{ mode, lang, gameNumber }} today={today} />
    </>
  );
}
