import { FIRST_GAME_NUMBER } from '@proximity/rules/game-date';
import type { GameMode } from '@proximity/rules/game-mode';
import type { ReactNode } from 'react';
import { Link } from '../../shared/navigation/link';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import buttonStyles from '../../shared/ui/button.module.css';
import { Icon } from '../../shared/ui/icon';
import { readKeptMode } from '../../shared/use-visit-mode';
import { useVisitPath, type VisitPath } from '../../shared/use-visit-path';
import styles from './game-steps.module.css';

interface GameStepsProps {
  readonly gameNumber: number;
  readonly todayNumber: number;
  readonly mode: GameMode;
}

/** From one day's game to the ones before and after it. At the ends of the list the step says why there is none. */
export function GameSteps({ gameNumber, todayNumber, mode }: GameStepsProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const to = (wanted: number) => gamePath(visitPath, wanted, todayNumber, mode);
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      <Step
        to={gameNumber > FIRST_GAME_NUMBER ? to(gameNumber - 1) : null}
        label={t('steps.toPrevious')}
        refusal={t('steps.noPrevious')}
      >
        <Icon name="left" /> <span className={styles.word}>{t('steps.previous')}</span>
      </Step>
      <Step
        to={gameNumber < todayNumber ? to(gameNumber + 1) : null}
        label={t('steps.toNext')}
        refusal={t('steps.noNext')}
      >
        <span className={styles.word}>{t('steps.next')}</span> <Icon name="right" />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly to: string | null;
  readonly label: string;
  /** What is said where there is nowhere to go. */
  readonly refusal: string;
  readonly children: ReactNode;
}

function Step({ to, label, refusal, children }: StepProps) {
  const { toaster } = usePageServices();
  if (to !== null) {
    return (
      <Link className={`${buttonStyles.ghost} ${styles.step}`} to={to} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <Button
      look="ghost"
      className={`${styles.step} ${styles.off}`}
      aria-label={label}
      aria-disabled
      onClick={() => toaster.show(refusal, 'info')}
    >
      {children}
    </Button>
  );
}

// Yesterday's neighbours are games of every day.
function gamePath(visitPath: VisitPath, gameNumber: number, todayNumber: number, mode: GameMode): string {
  const kept = readKeptMode(mode);
  if (gameNumber === todayNumber) return visitPath(kept === 'daily' ? '/' : `/play/${kept}`);
  return visitPath('/archive/game', { num: gameNumber, ...(kept !== 'daily' && { mode: kept }) });
}
