import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameMode } from '@proximity/rules/game-mode';
import { memo, type CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Link } from '../../shared/navigation/link';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './game-card.module.css';
import { MarkText } from './mark-text';
import { dayFormat, monthFormat } from './month-formats';
import type { Month } from './months';
import type { MonthMarks } from './use-month-marks';

interface MonthSectionProps {
  readonly month: Month;
  /** Not there yet as long as they are not read. */
  readonly marks: MonthMarks | undefined;
  readonly mode: GameMode;
}

/** The games of a month in two columns. What is far from the screen is laid out only when it comes near. */
export const MonthSection = memo(function MonthSection({ month, marks, mode }: MonthSectionProps) {
  const { t, language } = useTexts();
  const visitPath = useVisitPath();
  const day = dayFormat(language);
  const rows: CSSProperties & { '--rows': number } = { '--rows': Math.ceil(month.gameNumbers.length / 2) };
  return (
    <section className={styles.month} id={month.id} aria-labelledby={`title-${month.id}`} style={rows}>
      <h2 id={`title-${month.id}`} tabIndex={-1}>
        {monthFormat(language).format(new Date(`${month.id}-01T00:00:00Z`))}
      </h2>
      <ul className={styles.games}>
        {month.gameNumbers.map((gameNumber, index) => {
          const mark = marks?.[index] ?? null;
          const date = dateOfNumber(gameNumber) ?? '';
          const query = { num: gameNumber, ...(mode !== 'daily' && { mode }) };
          return (
            <li key={gameNumber}>
              <Link className={styles.game} data-mark={mark?.kind} to={visitPath('/archive/game', query)}>
                <b>{t('game.title', { gameNumber })}</b>
                <span className={styles.foot}>
                  <time dateTime={date}>{day.format(new Date(`${date}T00:00:00Z`))}</time>
                  {mark && <MarkText mark={mark} />}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
