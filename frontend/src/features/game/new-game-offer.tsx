import { useTexts } from '../../i18n/use-texts';
import type { Today } from '../../api/use-today';
import { Button } from '../../shared/ui/button';
import styles from './new-game-offer.module.css';

/** Says that the next game is out, to somebody who has the old one open. */
export function NewGameOffer({ today, onAccept }: { readonly today: Today; readonly onAccept: () => void }) {
  const { t } = useTexts();
  return (
    <div className={styles.offer} role="status">
      <span>{t('game.newGame', { gameNumber: today.gameNumber })}</span>
      <Button onClick={onAccept}>{t('game.playNewGame')}</Button>
    </div>
  );
}
