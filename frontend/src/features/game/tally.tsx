import { guessCount, hintCount } from '@proximity/rules/game-counts';
import { MAX_HINTS } from '@proximity/rules/game-limits';
import { useTexts } from '../../i18n/use-texts';
import { useDialogs } from '../../shared/dialogs/dialogs-provider';
import { Button } from '../../shared/ui/button';
import { Emphasis } from '../../shared/ui/emphasis';
import { Icon } from '../../shared/ui/icon';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';
import styles from './tally.module.css';

/** The head of the list: what counts so far, and how it is sorted. */
export function Tally({ store, view: { game } }: { readonly store: GameStore; readonly view: GameView }) {
  const { t } = useTexts();
  const { openDialog } = useDialogs();
  const isByProximity = game.sortType === 'proximity';
  return (
    <div className={styles.tally}>
      <span>
        <Emphasis text={t('tally.guesses', { count: guessCount(game) })} />
      </span>
      <span>
        <Emphasis text={t('tally.hints', { used: hintCount(game), most: MAX_HINTS })} />
      </span>
      <Button
        look="ghost"
        className={styles.sort}
        onClick={store.toggleSort}
        aria-label={t(isByProximity ? 'tally.sortedByProximity' : 'tally.sortedByGuess')}
      >
        <Icon name="sort" /> <span>{t(isByProximity ? 'tally.sortProximity' : 'tally.sortGuess')}</span>
      </Button>
      <Button
        look="ghost"
        className={styles.info}
        aria-label={t('score.open')}
        onClick={() => openDialog({ name: 'score' })}
      >
        <Icon name="info" />
      </Button>
    </div>
  );
}
