import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameMode } from '@proximity/rules/game-mode';
import { useTexts } from '../../i18n/use-texts';
import { shortDate } from '../../shared/game/short-date';
import { Link } from '../../shared/navigation/link';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './game-card.module.css';
import type { GameMark } from './game-mark';
import { MarkText } from './mark-text';

interface TodayCardProps {
  readonly mode: GameMode;
  readonly todayNumber: number;
  readonly mark: GameMark | null;
}

/** The way to today's game, above those that are over. */
export function TodayCard({ mode, todayNumber, mark }: TodayCardProps) {
  const { t, language } = useTexts();
  const visitPath = useVisitPath();
  const date = dateOfNumber(todayNumber) ?? '';
  return (
    <Link className={styles.today} to={visitPath(mode === 'daily' ? '/' : `/play/${mode}`)}>
      <span>
        <b>{t('archive.today')}</b>
        <span className={styles.date}>
          {t('game.title', { gameNumber: todayNumber })} · {shortDate(date, language, t)}
        </span>
      </span>
      {mark && <MarkText mark={mark} />}
    </Link>
  );
}
