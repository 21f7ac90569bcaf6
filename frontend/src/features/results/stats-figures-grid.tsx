import { statsFigures } from '@proximity/rules/statistics-figures';
import type { UserStats } from '@proximity/rules/statistics-record';
import { useTexts } from '../../i18n/use-texts';
import styles from './results.module.css';

const FIGURES = [
  'played',
  'wins',
  'winPercent',
  'giveups',
  'playStreak',
  'winStreak',
  'averageGuesses',
  'averageHints',
] as const;

const LARGEST_IN_FULL_SIZE = 999;

interface StatsFiguresGridProps {
  readonly stats: UserStats;
  /** The moment by the server's clock. */
  readonly at: Date;
}

/** A player's numbers. */
export function StatsFiguresGrid({ stats, at }: StatsFiguresGridProps) {
  const { t } = useTexts();
  const figures = statsFigures(stats, at);
  return (
    <dl className={styles.figures}>
      {FIGURES.map((name) => (
        <div key={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd data-long={figures[name] > LARGEST_IN_FULL_SIZE || undefined}>
            {t(`stats.values.${name}`, { value: figures[name] })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
