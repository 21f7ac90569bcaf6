import { dateOfNumber } from '@proximity/rules/game-date';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useState } from 'react';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { GoWithNotice } from '../../shared/go-with-notice';
import { Redirect } from '../../shared/navigation/redirect';
import { useVisitPath } from '../../shared/use-visit-path';
import { readGameNumber } from '../../shared/game/read-game-number';
import { ScheduledGame } from './scheduled-game';
import { WithToday } from './with-today';

export interface ArchiveGamePageProps {
  /** As the address has it. */
  readonly num: string | null;
  readonly mode: GameMode;
  readonly lang: Language;
}

/** A game of the archive. A number of no game leads to the list, one of the future home. */
export function ArchiveGamePage({ num, ...place }: ArchiveGamePageProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  if (num === null || num.trim() === '') return <Redirect to={visitPath('/archive')} />;
  const gameNumber = readGameNumber(num);
  if (gameNumber === undefined) {
    return <GoWithNotice to={visitPath('/archive')} message={t('toast.dateNotFound')} />;
  }
  return (
    <WithToday>
      {(today) => <ArchiveGame key={gameNumber} gameNumber={gameNumber} today={today} {...place} />}
    </WithToday>
  );
}

interface ArchiveGameProps extends Omit<ArchiveGamePageProps, 'num'> {
  readonly gameNumber: number;
  readonly today: Today;
}

function ArchiveGame({ gameNumber, today, mode, lang }: ArchiveGameProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  // decided once: a game that was today's when it was opened does not become another one at midnight
  const [isArchive] = useState(gameNumber < today.gameNumber);
  if (gameNumber > today.gameNumber || dateOfNumber(gameNumber) === undefined) {
    return <GoWithNotice to={visitPath('/')} message={t('toast.future_game')} />;
  }
  return <ScheduledGame address={{ mode, lang, gameNumber }} today={today} isArchive={isArchive} />;
}
