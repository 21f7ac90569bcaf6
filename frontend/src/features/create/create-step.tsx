import { useId, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { LaterIcon } from '../../shared/ui/later-icon';
import styles from './create-page.module.css';

interface CreateStepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One of the steps to a game: its number, or a tick once it is done. */
export function CreateStep({ number, title, isDone, children }: CreateStepProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <span className={styles.number} data-done={isDone || undefined}>
        {isDone ? <LaterIcon name="check" small /> : number}
      </span>
      <div>
        <h2 id={id}>
          {title}
          {isDone && <span className="sr">, {t('create.done')}</span>}
        </h2>
        {children}
      </div>
    </section>
  );
}
