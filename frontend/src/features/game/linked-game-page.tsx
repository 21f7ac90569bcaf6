import { useTexts } from '../../i18n/use-texts';
import { GoWithNotice } from '../../shared/go-with-notice';
import { usePageHead } from '../../shared/use-page-head';
import { useVisitPath } from '../../shared/use-visit-path';
import { GameBar } from './game-bar';
import { GameScreen } from './game-screen';
import { GameSkeleton } from './game-skeleton';
import type { PlayedGame } from './state/played-game';
import { useSecretCheck } from './use-secret-check';
import { WithToday } from './with-today';

/** A game that came by a link; null where the link says nothing. One that leads nowhere goes home. */
export function LinkedGamePage({ played }: { readonly played: PlayedGame | null }) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const { secretWord = null, lang = 'en', mode = 'daily' } = played?.start ?? {};
  const check = useSecretCheck(secretWord, lang, mode);
  usePageHead({ title: t('game.custom'), description: t('page.customDescription') });
  if (played === null || check === 'unplayable') {
    return <GoWithNotice to={visitPath('/')} message={t('toast.invalidLink')} />;
  }
  if (check === 'asking') return <GameSkeleton />;
  return (
    <WithToday>
      {(today) => (
        <GameScreen
          key={`${played.start.code} ${lang}`}
          played={played}
          today={today}
          bar={<GameBar gameNumber={played.start.gameNumber} mode={mode} lang={lang} />}
        />
      )}
    </WithToday>
  );
}
