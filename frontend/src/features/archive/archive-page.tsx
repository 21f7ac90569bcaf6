import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useMemo } from 'react';
import { useNextGame } from '../../api/use-next-game';
import { useToday } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { Unreachable } from '../../shared/ui/unreachable';
import { usePageHead } from '../../shared/use-page-head';
import styles from './archive-page.module.css';
import { ArchiveSide } from './archive-side';
import { ArchiveSkeleton } from './archive-skeleton';
import { MonthSection } from './month-section';
import { monthsBefore } from './months';
import { TodayCard } from './today-card';
import { useMonthMarks } from './use-month-marks';

export interface ArchivePageProps {
  readonly mode: GameMode;
  readonly lang: Language;
}

/** Every game so far, newest first, with how far this device has come. */
export function ArchivePage(props: ArchivePageProps) {
  const { t } = useTexts();
  const { data: today, error, mutate } = useToday();
  useNextGame(today);
  usePageHead({ title: t('archive.title'), description: t('archive.description') });
  if (today === undefined && error !== undefined) return <Unreachable onRetry={() => void mutate()} />;
  return (
    <div className={styles.columns}>
      <h1 className={styles.title}>{t('archive.title')}</h1>
      {today === undefined ? <ArchiveSkeleton /> : <Games {...props} todayNumber={today.gameNumber} />}
    </div>
  );
}

function Games({ mode, lang, todayNumber }: ArchivePageProps & { readonly todayNumber: number }) {
  const months = useMemo(() => monthsBefore(todayNumber), [todayNumber]);
  const marks = useMonthMarks(months, { mode, lang });
  return (
    <>
      <TodayCard mode={mode} lang={lang} todayNumber={todayNumber} />
      <ArchiveSide mode={mode} months={months} marks={marks} todayNumber={todayNumber} />
      <div className={styles.months}>
        {months.map((month) => (
          <MonthSection key={month.id} month={month} marks={marks.get(month.id)} mode={mode} />
        ))}
      </div>
    </>
  );
}
