import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './game-bar.module.css';
import { shortDate } from '../../shared/game/short-date';
import { useGameKind } from '../../shared/game/use-game-kind';

interface GameBarProps {
  readonly gameNumber: number;
  readonly mode: GameMode;
  readonly lang: Language;
  /** How to get to its neighbours. */
  readonly children?: ReactNode;
}

/** Which game this is. */
export function GameBar({ gameNumber, mode, lang, children }: GameBarProps) {
  const { t, language } = useTexts();
  const kind = useGameKind(mode, lang);
  const date = dateOfNumber(gameNumber);
  return (
    <div className={styles.bar}>
      <h1>
        {date === undefined ? t('game.custom') : t('game.title', { gameNumber })}{' '}
        {kind && <span>{kind} </span>}
        {date && <time dateTime={date}>{shortDate(date, language, t)}</time>}
      </h1>
      {children}
    </div>
  );
}
