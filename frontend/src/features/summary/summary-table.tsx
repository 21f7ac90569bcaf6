import type { GameState } from '@proximity/rules/game-state';
import type { CSSProperties } from 'react';
import type { GameSummary } from '../../api/use-summary';
import { useTexts } from '../../i18n/use-texts';
import styles from './game-summary.module.css';
import { summaryRows, type SummaryRow } from './summary-rows';
import { rowName } from './summary-texts';

interface SummaryTableProps {
  readonly summary: GameSummary;
  readonly game: GameState;
  readonly isMember: boolean;
}

const TEXT = {
  counted: 'summary.yourGames',
  place: 'summary.yourPlace',
  others: 'summary.games',
} as const;

/** How many needed how many guesses: bars to look at, and a table to be read. */
export function SummaryTable({ summary, game, isMember }: SummaryTableProps) {
  const { t } = useTexts();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('summary.guesses')}</th>
          <th scope="col">{t('summary.members')}</th>
        </tr>
      </thead>
      <tbody>
        {summaryRows(summary, game, isMember).map((row) => (
          <tr key={row.key} data-yours={row.yours ?? undefined}>
            <th scope="row">{rowName(t, row)}</th>
            <td>
              <span style={barStyle(row)}>{t(TEXT[row.yours ?? 'others'], { games: row.games })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function barStyle({ percent }: SummaryRow): CSSProperties & { '--p': string } {
  return { '--p': percent.toFixed(1) };
}
