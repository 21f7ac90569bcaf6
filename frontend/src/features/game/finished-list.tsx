import { hintCount } from '@proximity/rules/game-counts';
import { MAX_HINTS } from '@proximity/rules/game-limits';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './finished-list.module.css';
import { GuessList } from './guess-list';
import type { GameView } from './state/game-view';

/** The guesses of a game that is over. */
export function FinishedList({ view }: { readonly view: GameView }) {
  const { t } = useTexts();
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('rows.title')}</h2>
        <span className={styles.hints}>
          <Emphasis text={t('tally.hints', { used: hintCount(view.game), most: MAX_HINTS })} />
        </span>
      </header>
      <GuessList view={view} />
    </section>
  );
}
