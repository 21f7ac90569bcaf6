import type { NearestAnswer } from '@proximity/gateway/api/nearest';
import type { Language } from '@proximity/rules/game-mode';
import type { GameState } from '@proximity/rules/game-state';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Emphasis } from '../../shared/ui/emphasis';
import { LaterIcon } from '../../shared/ui/later-icon';
import { WordTable } from '../../shared/ui/word-table';
import styles from './nearest-page.module.css';
import { nearestRows } from './nearest-rows';

interface NearestWordsProps {
  /** Undefined as long as it is fetched. */
  readonly list: NearestAnswer['data'] | undefined;
  readonly game: GameState | null;
  readonly lang: Language;
}

/** The list, hidden until the player wants to know. */
export function NearestWords({ list, game, lang }: NearestWordsProps) {
  const { t } = useTexts();
  const [isWanted, setIsWanted] = useState(false);
  const rows = useMemo(() => list && nearestRows(list, game), [list, game]);
  const ofGame = game === null || game.gameNumber < 1 ? null : game.gameNumber;
  if (isWanted && rows !== undefined) {
    const values = { count: rows.length, word: rows[0]?.display ?? '' };
    return (
      <>
        <p className={styles.lead}>
          <Emphasis
            text={
              ofGame === null
                ? t('words.shown', values)
                : t('words.shownOfGame', { ...values, gameNumber: ofGame })
            }
          />
        </p>
        <div className={styles.list}>
          <WordTable rows={rows} lang={lang} decimals={2} label={t('words.title')} />
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        {ofGame === null ? t('words.hidden') : t('words.hiddenOfGame', { gameNumber: ofGame })}
      </p>
      <Button look="solid" className={styles.reveal} busy={isWanted} onClick={() => setIsWanted(true)}>
        <LaterIcon name="eye" /> {t('words.reveal')}
      </Button>
      <div className={styles.veiled} aria-hidden="true">
        <div>
          <span>{t('words.rank')}</span>
          <span>{t('words.word')}</span>
          <span>{t('words.similarity')}</span>
        </div>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>
            <span>{index + 1}</span>
            <i />
            <i />
          </div>
        ))}
      </div>
    </>
  );
}
