import type { GameMode, Language } from '@proximity/rules/game-mode';
import { useTexts } from '../../i18n/use-texts';

/** What sets a game apart from the daily one in the language of the interface: `Junior · German words`; often empty. */
export function useGameKind(mode: GameMode, lang: Language): string {
  const { t, language } = useTexts();
  const kinds = [mode !== 'daily' && t(`game.kind.${mode}`), lang !== language && t(`game.kind.${lang}`)];
  return kinds.filter(Boolean).join(' · ');
}
