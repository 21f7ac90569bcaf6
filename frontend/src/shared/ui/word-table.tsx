import type { Language } from '@proximity/rules/game-mode';
import { memo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useStagedCount } from '../use-staged-count';
import styles from './word-table.module.css';

/** A word of a list of nearest words, as it is shown. */
export interface WordRow {
  readonly word: string;
  readonly display: string;
  /** 1 is the word that the others are near to. */
  readonly rank: number;
  /** 0 … 100 */
  readonly similarity: number;
  /** The number of the guess that it was, if it was one. */
  readonly guessNumber?: number | undefined;
}

interface WordTableProps {
  readonly rows: readonly WordRow[];
  readonly lang: Language;
  /** Of the similarity. */
  readonly decimals: 1 | 2;
  readonly label: string;
}

/** Nearest words with their ranks and similarities. A long list grows over several frames, so that none is missed. */
export const WordTable = memo(function WordTable({ rows, lang, decimals, label }: WordTableProps) {
  const { t, language } = useTexts();
  const shown = useStagedCount(rows.length);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('words.rank')}</th>
          <th scope="col">{t('words.word')}</th>
          <th scope="col">{t('words.similarity')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shown).map(({ word, display, rank, similarity, guessNumber }) => (
          <tr key={word} className={rank === 1 ? styles.self : undefined}>
            <td>{rank}</td>
            <td>
              <span lang={lang}>{display}</span>
              {guessNumber !== undefined && (
                <span className={styles.guess}> {t('words.guess', { number: guessNumber })}</span>
              )}
            </td>
            <td>{format.format(similarity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
