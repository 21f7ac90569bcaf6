import type { GameAddress } from '../../api/use-game';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { usePageHead } from '../../shared/use-page-head';
import { GameBar } from './game-bar';
import { GameScreen } from './game-screen';
import { GameSteps } from './game-steps';
import { scheduledGame } from './state/played-game';

interface ScheduledGameProps {
  readonly address: GameAddress;
  readonly today: Today;
  readonly isArchive?: boolean;
}

/** The game of a day, with the way to its neighbours. */
export function ScheduledGame({ address, today, isArchive = false }: ScheduledGameProps) {
  const { t } = useTexts();
  const { api } = usePageServices();
  const { mode, lang, gameNumber } = address;
  usePageHead({ title: t('page.gameTitle', { gameNumber }), description: t('page.description') });
  return (
    <GameScreen
      key={`${mode} ${lang} ${gameNumber}`}
      played={scheduledGame(api, address, isArchive ? 'archive' : 'main')}
      today={today}
      bar={
        <GameBar gameNumber={gameNumber}>
          <GameSteps gameNumber={gameNumber} todayNumber={today.gameNumber} mode={mode} />
        </GameBar>
      }
    />
  );
}
