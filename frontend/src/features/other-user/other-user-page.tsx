import type { GameMode, Language } from '@proximity/rules/game-mode';
import { gameCode, readGameCode } from '@proximity/rules/game-code';
import { ApiError } from '../../api/api-error';
import { useOtherGame } from '../../api/use-other-game';
import { useTexts } from '../../i18n/use-texts';
import { GoWithNotice } from '../../shared/go-with-notice';
import { useVisitPath } from '../../shared/use-visit-path';
import { GameSkeleton } from '../game/game-skeleton';
import { OtherGame } from './other-game';

export interface OtherUserPageProps {
  readonly gameId: string;
  /** The game code of the address; another than a known one means the daily English game. */
  readonly code: string | null;
}

/** A friend's finished game, to be looked at. Who may not see it is told why, at home. */
export function OtherUserPage({ gameId, code }: OtherUserPageProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const { data: game, error } = useOtherGame(gameId, knownCode(code));
  if (game !== undefined) return <OtherGame game={game} />;
  if (error === undefined) return <GameSkeleton />;
  return error instanceof ApiError && error.code === 'forbidden' ? (
    <GoWithNotice to={visitPath('/')} message={t('friends.finishFirst')} type="info" />
  ) : (
    <GoWithNotice to={visitPath('/')} message={t('otherUser.notFound')} />
  );
}

const DAILY: { readonly mode: GameMode; readonly lang: Language } = { mode: 'daily', lang: 'en' };

function knownCode(code: string | null): string {
  const { mode, lang } = readGameCode(code ?? '') ?? DAILY;
  return gameCode(mode, lang);
}
