import { hintCount } from '@proximity/rules/game-counts';
import { MAX_HINTS } from '@proximity/rules/game-limits';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { friendsButton } from './game-parts';
import type { GameView } from './state/game-view';
import styles from './tools.module.css';

interface ToolsProps {
  readonly view: GameView;
  readonly onHint: () => void;
  readonly onGiveUp: () => void;
}

/** What a player can do beside guessing. Friends have the end of the row, so that nothing moves when their button comes. */
export function Tools({ view: { game }, onHint, onGiveUp }: ToolsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.tools}>
      <Button look="ghost" onClick={onHint} disabled={hintCount(game) >= MAX_HINTS}>
        <Icon name="bulb" /> {t('tools.hint')}
      </Button>
      <Button look="ghost" onClick={onGiveUp}>
        <Icon name="flag" /> {t('tools.giveUp')}
      </Button>
      <Suspense>
        <friendsButton.Part look="ghost" />
      </Suspense>
    </div>
  );
}
