import { dateOfNumber } from '@proximity/rules/game-date';
import { useTexts } from '../../i18n/use-texts';
import styles from './game-bar.module.css';
import { shortDate } from '../../shared/game/short-date';

/** Which game this is. */
export function GameBar({ gameNumber }: { readonly gameNumber: number }) {
  const { t, language } = useTexts();
  const date = dateOfNumber(gameNumber);
  return (
    <div className={styles.bar}>
      <h1>
        {t('game.title', { gameNumber })}{' '}
        {date && <time dateTime={date}>{shortDate(date, language, t)}</time>}
      </h1>
    </div>
  );
}
