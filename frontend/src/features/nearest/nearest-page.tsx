import type { GameMode, Language } from '@proximity/rules/game-mode';
import { restoreGame } from '@proximity/rules/restore-game';
import type { GameState } from '@proximity/rules/game-state';
import { isRecord } from '@proximity/rules/json-value';
import { useMemo } from 'react';
import { saysNoSecret } from '../../api/says-no-secret';
import { useNearestWords } from '../../api/use-nearest-words';
import { useTexts } from '../../i18n/use-texts';
import { GoWithNotice } from '../../shared/go-with-notice';
import { usePlace } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import { Unreachable } from '../../shared/ui/unreachable';
import { usePageHead } from '../../shared/use-page-head';
import { useVisitPath } from '../../shared/use-visit-path';
import { readNearestLink } from '../../shared/word-link';
import { BackToGame } from './back-to-game';
import styles from './nearest-page.module.css';
import { NearestWords } from './nearest-words';

export interface NearestPageProps {
  /** As the address has it. */
  readonly link: string;
  readonly lang: Language;
  readonly mode: GameMode;
}

/** The words nearest to the word of a link. */
export function NearestPage({ link, lang, mode }: NearestPageProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const word = useMemo(() => readNearestLink(link), [link]);
  const { data, error, mutate } = useNearestWords(word === undefined ? null : { word, lang, mode });
  const game = useGameCameFrom();
  usePageHead({ title: t('words.title'), description: t('words.description') });
  if (word === undefined || saysNoSecret(error) || data?.data.length === 0) {
    return <GoWithNotice to={visitPath('/')} message={t('toast.invalidLink')} />;
  }
  return (
    <div className={styles.page}>
      <BackToGame isFromGame={game !== null} />
      <h1>{t('words.title')}</h1>
      {error === undefined ? (
        <NearestWords list={data?.data} game={game} lang={lang} />
      ) : (
        <Unreachable onRetry={() => void mutate()} />
      )}
    </div>
  );
}

/** The finished game whose link was pressed, as this device has it. */
function useGameCameFrom(): GameState | null {
  const { storage } = usePageServices();
  const { state } = usePlace();
  const key = isRecord(state) && typeof state['gameKey'] === 'string' ? state['gameKey'] : null;
  return useMemo(() => {
    const text = key === null ? null : storage.read(key);
    return (text === null ? undefined : restoreGame(text)) ?? null;
  }, [storage, key]);
}
