import { dateOfNumber } from '@proximity/rules/game-date';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { shortDate } from '../../shared/game/short-date';
import { Link } from '../../shared/navigation/link';
import { usePageServices } from '../../shared/page-services';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './game-card.module.css';
import { readGameMark, type GamePlace } from './game-mark';
import { MarkText } from './mark-text';

interface TodayCardProps extends GamePlace {
  readonly todayNumber: number;
}

/** The way to today's game, above those that are over. */
export function TodayCard({ mode, lang, todayNumber }: TodayCardProps) {
  const { t, language } = useTexts();
  const { storage } = usePageServices();
  const visitPath = useVisitPath();
  const mark = useMemo(
    () => readGameMark(storage, { mode, lang }, todayNumber),
    [storage, mode, lang, todayNumber],
  );
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
