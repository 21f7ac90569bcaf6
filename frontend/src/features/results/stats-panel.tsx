import type { ReactNode } from 'react';
import { useNextGame } from '../../api/use-next-game';
import { useServerNow } from '../../api/use-server-now';
import { useToday } from '../../api/use-today';
import { readStatistics, type StatisticsOf } from '../../device/statistics';
import { useTexts } from '../../i18n/use-texts';
import { Countdown } from '../../shared/game/countdown';
import { usePageServices } from '../../shared/page-services';
import { ButtonLink } from '../../shared/ui/button-link';
import { useCloseDialog } from '../../shared/ui/dialog';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './results.module.css';
import { StatsFiguresGrid } from './stats-figures-grid';

interface StatsPanelProps {
  readonly of: StatisticsOf;
  /** The game is over: the next one is what comes. */
  readonly isOver: boolean;
  /** What stands between the numbers and what comes next. */
  readonly children?: ReactNode;
}

/** The statistics, the time until the next game, and where else one can play. */
export function StatsPanel({ of, isOver, children }: StatsPanelProps) {
  const { storage } = usePageServices();
  const now = useServerNow();
  const { data: today } = useToday();
  useNextGame(today);
  return (
    <>
      <StatsFiguresGrid stats={readStatistics(storage, of)} at={now} />
      {children}
      <div className={styles.next}>
        {isOver && today && <Countdown today={today} isStacked />}
        <p>
          <DialogLink to="/archive" text="archive" />
          <DialogLink to="/create-your-own" text="create" />
        </p>
      </div>
    </>
  );
}

/** Goes to a page and takes the dialog away. */
function DialogLink({ to, text }: { readonly to: string; readonly text: 'archive' | 'create' }) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const close = useCloseDialog();
  return (
    <ButtonLink to={visitPath(to)} onClick={close}>
      {t(`stats.${text}`)}
    </ButtonLink>
  );
}
