import { Suspense, useState } from 'react';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import styles from './empty-game.module.css';
import { faq, howToPlay } from './game-parts';
import { areRulesRead, rememberRules } from './rules-read';

/** Where the list will be: the game in three steps on a first visit, then only what to do next. */
export function EmptyGame({ today }: { readonly today: Today }) {
  const { t } = useTexts();
  const { storage } = usePageServices();
  const [isRead, setIsRead] = useState(() => areRulesRead(storage));
  function skip() {
    rememberRules(storage);
    setIsRead(true);
  }
  // they come together, whichever is fetched first: neither moves the other
  return (
    <Suspense fallback={<div className={styles.later} />}>
      {isRead ? (
        <div className={styles.blank}>
          <p>{t('howToPlay.begin')}</p>
          <Button look="ghost" onClick={() => setIsRead(false)}>
            {t('howToPlay.open')}
          </Button>
        </div>
      ) : (
        <howToPlay.Part onSkip={skip} />
      )}
      <faq.Part today={today} />
    </Suspense>
  );
}
