import { gameKey } from '@proximity/rules/game-key';
import type { GameAddress } from '../../api/use-game';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { useGameKind } from '../../shared/game/use-game-kind';
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
  const { api, account, storage } = usePageServices();
  const { mode, lang, gameNumber } = address;
  const gameData = () => (account.isSignedIn() ? storage.read(gameKey({ ...address, code: null })) : null);
  const kind = useGameKind(mode, lang);
  const title = t('page.gameTitle', { gameNumber });
  usePageHead({ title: kind === '' ? title : `${title} · ${kind}`, description: t('page.description') });
  return (
    <GameScreen
      key={`${mode} ${lang} ${gameNumber}`}
      played={scheduledGame(api, address, isArchive ? 'archive' : 'main', gameData)}
      today={today}
      bar={
        <GameBar {...address}>
          <GameSteps gameNumber={gameNumber} todayNumber={today.gameNumber} mode={mode} />
        </GameBar>
      }
    />
  );
}
