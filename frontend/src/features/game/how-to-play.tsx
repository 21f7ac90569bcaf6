import { barPercent } from '@proximity/rules/bar-percent';
import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import { warmthStep } from '@proximity/rules/warmth-step';
import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Emphasis } from '../../shared/ui/emphasis';
import rowStyles from './guess-row.module.css';
import styles from './how-to-play.module.css';

/** The game in three steps, for who plays it for the first time. */
export function HowToPlay({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTexts();
  return (
    <section className={styles.how} aria-labelledby="how-to-play">
      <header className={styles.head}>
        <h2 id="how-to-play">{t('howToPlay.title')}</h2>
        <Button look="ghost" onClick={onSkip}>
          {t('howToPlay.skip')}
        </Button>
      </header>
      <ol>
        <li>
          <span className={styles.step} aria-hidden="true">
            1
          </span>
          <h3>{t('howToPlay.guess')}</h3>
          <p>{t('howToPlay.guessText')}</p>
          <div className={styles.typed} aria-hidden="true">
            {t('howToPlay.example')}
          </div>
        </li>
        <li>
          <span className={styles.step} aria-hidden="true">
            2
          </span>
          <h3>{t('howToPlay.near')}</h3>
          <p>{t('howToPlay.nearText')}</p>
          <Example word={t('howToPlay.example')} away={156} />
        </li>
        <li>
          <span className={styles.step} aria-hidden="true">
            3
          </span>
          <h3>{t('howToPlay.green')}</h3>
          <p>{t('howToPlay.greenText')}</p>
          <Example word={t('howToPlay.hotExample')} away={5} />
        </li>
      </ol>
    </section>
  );
}

function Example({ word, away }: { readonly word: string; readonly away: number }) {
  const { t } = useTexts();
  const place = { percentile: MAX_PERCENTILE - away, rank: away + 1 };
  const style: CSSProperties & { '--p': string } = { '--p': barPercent(place).toFixed(1) };
  return (
    <div
      className={`${rowStyles.row} ${styles.example}`}
      data-warmth={warmthStep(place)}
      style={style}
      aria-hidden="true"
    >
      <span className={rowStyles.word}>{word}</span>
      <span className={rowStyles.away}>
        <Emphasis text={t('proximity.away', { value: away })} />
      </span>
    </div>
  );
}
