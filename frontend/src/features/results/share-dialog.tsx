import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { Dialog } from '../../shared/ui/dialog';
import { Tabs } from '../../shared/ui/tabs';
import { ShareTab } from './share-tab';
import { StatsPanel } from './stats-panel';
import { useResultGame } from './use-result-game';
import { useShareResults } from './use-share-results';
import { useTitleWithKind } from './use-title-with-kind';

/** The result to share, and the statistics; as long as the game is played, the statistics alone. */
export function ShareDialog({ request, onClosed }: OpenedDialogProps<'share'>) {
  const { t } = useTexts();
  const { game, of } = useResultGame();
  const results = useShareResults(game);
  const [tab, setTab] = useState(request.tab ?? 'share');
  const gameNumber = game?.gameNumber ?? 0;
  const ofGame = gameNumber > 0 ? t('game.title', { gameNumber }) : t('game.custom');
  const title = useTitleWithKind(results === null ? t('stats.title') : ofGame, of);
  if (results === null) {
    return (
      <Dialog title={title} width="middle" onClosed={onClosed}>
        <StatsPanel of={of} isOver={false} />
      </Dialog>
    );
  }
  return (
    <Dialog title={title} width="middle" onClosed={onClosed}>
      <Tabs
        label={title}
        tabs={[
          { id: 'share', name: t('share.shareTab') },
          { id: 'statistics', name: t('share.statisticsTab') },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'share' ? <ShareTab results={results} /> : <StatsPanel of={of} isOver />}
      </Tabs>
    </Dialog>
  );
}
