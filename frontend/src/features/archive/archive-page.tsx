import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useMemo } from 'react';
import { usePlayedGames } from '../../api/use-played-games';
import { useNextGame } from '../../api/use-next-game';
import { useToday } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { useGameKind } from '../../shared/game/use-game-kind';
import { Unreachable } from '../../shared/ui/unreachable';
import { usePageHead } from '../../shared/use-page-head';
import styles from './archive-page.module.css';
import { ArchiveSide } from './archive-side';
import { ArchiveSkeleton } from './archive-skeleton';
import { readGameMark } from './game-mark';
import { MonthSection } from './month-section';
import { monthsBefore } from './months';
import { TodayCard } from './today-card';
import { useAccountMarks } from './use-account-marks';
import { useMonthMarks } from './use-month-marks';
import { withAccountMark } from './with-account-marks';

export interface ArchivePageProps {
  readonly mode: GameMode;
  readonly lang: Language;
}

/** Every game so far, newest first, with how far this device has come. */
export function ArchivePage(props: ArchivePageProps) {
  const { t } = useTexts();
  const { data: today, error, mutate } = useToday();
  useNextGame(today);
  const kind = useGameKind(props.mode, props.lang);
  const title = [t('archive.title'), kind].filter(Boolean).join(' · ');
  usePageHead({ title, description: t('archive.description') });
  if (today === undefined && error !== undefined) return <Unreachable isPage onRetry={() => void mutate()} />;
  return (
    <div className={styles.columns}>
      <h1 className={styles.title}>{title}</h1>
      {today === undefined ? <ArchiveSkeleton /> : <Games {...props} todayNumber={today.gameNumber} />}
    </div>
  );
}

function Games({ mode, lang, todayNumber }: ArchivePageProps & { readonly todayNumber: number }) {
  const months = useMemo(() => monthsBefore(todayNumber), [todayNumber]);
  const played = usePlayedGames({ mode, lang });
  const marks = useAccountMarks(months, useMonthMarks(months, { mode, lang }), played);
  const { storage } = usePageServices();
  const markHere = useMemo(
    () => readGameMark(storage, { mode, lang }, todayNumber),
    [storage, mode, lang, todayNumber],
  );
  const todayMark = withAccountMark(markHere, played?.get(todayNumber));
  return (
    <>
      <TodayCard mode={mode} todayNumber={todayNumber} mark={todayMark} />
      <ArchiveSide {...{ mode, months, marks, todayMark, todayNumber }} />
      <div className={styles.months}>
        {months.map((month) => (
          <MonthSection key={month.id} month={month} marks={marks.get(month.id)} mode={mode} />
        ))}
      </div>
    </>
  );
}
