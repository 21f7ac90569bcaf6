import type { GameMode } from '@proximity/rules/game-mode';
import { useId, useState, type FormEvent } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { readGameNumber } from '../../shared/game/read-game-number';
import { useGo } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './archive-side.module.css';

interface GoToGameProps {
  readonly mode: GameMode;
  readonly todayNumber: number;
}

/** A shorter way to a game whose number is known. */
export function GoToGame({ mode, todayNumber }: GoToGameProps) {
  const { t } = useTexts();
  const { toaster } = usePageServices();
  const go = useGo();
  const visitPath = useVisitPath();
  const id = useId();
  const [text, setText] = useState('');
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const gameNumber = readGameNumber(text);
    if (gameNumber === undefined) toaster.show(t('toast.dateNotFound'), 'error');
    else if (gameNumber > todayNumber) toaster.show(t('toast.future_game'), 'error');
    else void go(visitPath('/archive/game', { num: gameNumber, ...(mode !== 'daily' && { mode }) }));
  }
  return (
    <form className={styles.jump} onSubmit={onSubmit} noValidate>
      <label htmlFor={id}>{t('archive.goTo')}</label>
      <div>
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('archive.range', { last: todayNumber })}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
        />
        <Button type="submit">{t('archive.go')}</Button>
      </div>
    </form>
  );
}
