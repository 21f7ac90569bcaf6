import type { GameMode } from '@proximity/rules/game-mode';
import { useTexts } from '../../i18n/use-texts';
import { useSurprise } from '../../shared/use-surprise';
import styles from './archive-side.module.css';
import type { GameMark } from './game-mark';
import { GoToGame } from './go-to-game';
import { MonthNav } from './month-nav';
import type { Month } from './months';
import type { MonthMarks } from './use-month-marks';

interface ArchiveSideProps {
  readonly mode: GameMode;
  readonly months: readonly Month[];
  readonly marks: ReadonlyMap<string, MonthMarks>;
  readonly todayMark: GameMark | null;
  readonly todayNumber: number;
}

const KINDS = ['won', 'over', 'started'] as const;

/** Beside the list: how many games there are, and shorter ways to one of them. */
export function ArchiveSide({ mode, months, marks, todayMark, todayNumber }: ArchiveSideProps) {
  const { t } = useTexts();
  const surprise = useSurprise();
  const all = [todayMark, ...[...marks.values()].flat()];
  const countOf = (kind: GameMark['kind']) => all.filter((mark) => mark?.kind === kind).length;
  return (
    <aside className={styles.side} aria-label={t('archive.side')}>
      <h2 className={styles.count}>{t('archive.games', { count: todayNumber })}</h2>
      <dl className={styles.figures}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`archive.counts.${kind}`)}</dt>
            <dd>{countOf(kind)}</dd>
          </div>
        ))}
      </dl>
      <GoToGame mode={mode} todayNumber={todayNumber} />
      <MonthNav months={months} />
      <p className={styles.note}>
        {t('archive.note')}{' '}
        <button type="button" onClick={() => void surprise()}>
          {t('archive.surprise')}
        </button>{' '}
        {t('archive.surpriseNote')}
      </p>
    </aside>
  );
}
