import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import styles from './feedback-prompt.module.css';

const KEY = 'hasVoted';
const YES = 'true';

/** Asks once what players think, where this installation has a form for the answer. */
export function FeedbackPrompt() {
  const { t } = useTexts();
  const { site, storage } = usePageServices();
  const [hasVoted, setHasVoted] = useState(() => storage.read(KEY) === YES);
  const { feedback } = site.foot;
  if (feedback === null || hasVoted) return null;
  function answer() {
    storage.write(KEY, YES);
    setHasVoted(true);
  }
  return (
    <section className={styles.prompt} aria-label={t('result.feedback')}>
      <p>{t('result.feedback')}</p>
      <a href={feedback} target="_blank" rel="noopener" onClick={answer}>
        {t('result.feedbackGive')}
      </a>
      <Button look="ghost" onClick={answer}>
        {t('result.feedbackNo')}
      </Button>
    </section>
  );
}
