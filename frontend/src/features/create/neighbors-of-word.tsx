import type { Language } from '@proximity/rules/game-mode';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { WordTable } from '../../shared/ui/word-table';
import styles from './create-page.module.css';
import type { ValidatedWord } from './draft';

const FIRST = 18;

interface NeighborsOfWordProps {
  readonly validated: ValidatedWord | null;
  readonly lang: Language;
}

/** The words that players will meet on the way to the chosen one. */
export function NeighborsOfWord({ validated, lang }: NeighborsOfWordProps) {
  const { t } = useTexts();
  const id = useId();
  const [shownAll, setShownAll] = useState<ValidatedWord | null>(null);
  const count = validated?.rows.length ?? 0;
  const isAll = validated !== null && shownAll === validated;
  return (
    <aside className={styles.side} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('create.neighbors')}</h2>
        {validated && !isAll && count > FIRST && <span>{t('create.first', { first: FIRST, count })}</span>}
      </header>
      {validated === null ? (
        <p className={styles.blank}>{t('create.noNeighbors')}</p>
      ) : (
        <>
          <WordTable
            rows={isAll ? validated.rows : validated.rows.slice(0, FIRST)}
            lang={lang}
            decimals={1}
            label={t('create.neighbors')}
          />
          {!isAll && count > FIRST && (
            <Button className={styles.all} onClick={() => setShownAll(validated)}>
              {t('create.all', { count })}
            </Button>
          )}
        </>
      )}
    </aside>
  );
}
