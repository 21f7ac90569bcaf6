import { useEffect, useState } from 'react';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../page-services';
import { clockText } from './clock-text';
import styles from './countdown.module.css';

const SECOND_MS = 1000;

interface CountdownProps {
  readonly today: Today;
  /** Puts the words above the clock instead of beside it. */
  readonly isStacked?: boolean;
}

/** The time until the next game, by the server's clock. */
export function Countdown({ today, isStacked = false }: CountdownProps) {
  const { t } = useTexts();
  const { now } = usePageServices();
  const left = () => today.nextGameAt - (now() + today.clockSkewMs);
  const [leftMs, setLeftMs] = useState(left);
  useEffect(() => {
    const remaining = () => today.nextGameAt - (now() + today.clockSkewMs);
    let timer: ReturnType<typeof setTimeout>;
    // wakes up just after the second has turned, so that no second is skipped or shown twice
    const tick = () => {
      const ms = remaining();
      setLeftMs(ms);
      timer = setTimeout(tick, (((ms % SECOND_MS) + SECOND_MS) % SECOND_MS) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [today, now]);
  return (
    <p className={isStacked ? styles.stacked : styles.next}>
      <span className={styles.label}>{t('ending.next')}</span>{' '}
      <time className={styles.clock} role="timer">
        {clockText(leftMs)}
      </time>
    </p>
  );
}
