import { dateOfNumber } from '@proximity/rules/game-date';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './game-bar.module.css';
import { shortDate } from '../../shared/game/short-date';

interface GameBarProps {
  readonly gameNumber: number;
  /** How to get to its neighbours. */
  readonly children?: ReactNode;
}

/** Which game this is. */
export function GameBar({ gameNumber, children }: GameBarProps) {
  const { t, language } = useTexts();
  const date = dateOfNumber(gameNumber);
  return (
    <div className={styles.bar}>
      <h1>
        {date === undefined ? t('game.custom') : t('game.title', { gameNumber })}{' '}
        {date && <time dateTime={date}>{shortDate(date, language, t)}</time>}
      </h1>
      {children}
    </div>
  );
}
