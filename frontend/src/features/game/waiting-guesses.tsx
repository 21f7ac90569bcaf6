import { useTexts } from '../../i18n/use-texts';
import styles from './ask-form.module.css';
import type { GameView } from './state/game-view';

const WORTH_TELLING = 2;

/** In the field: how many guesses wait behind the one that is shown. Where they cannot be sent a note says it. */
export function WaitingGuesses({ view: { game, stalled } }: { readonly view: GameView }) {
  const { t } = useTexts();
  const count = game.waiting.length - (game.counting === null ? 1 : 0);
  if (stalled !== null || count < WORTH_TELLING) return null;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">+{count}</span>
      <span className="sr">{t('ask.waiting', { count })}</span>
    </span>
  );
}
