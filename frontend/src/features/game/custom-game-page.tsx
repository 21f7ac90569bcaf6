import type { GameMode, Language } from '@proximity/rules/game-mode';
import { usePageServices } from '../../shared/page-services';
import { LinkedGamePage } from './linked-game-page';
import { customGame } from './state/played-game';

export interface CustomGamePageProps {
  /** As the address has it. */
  readonly code: string;
  readonly lang: Language;
  readonly mode: GameMode;
}

/** The game of a sealed secret. */
export function CustomGamePage({ code, lang, mode }: CustomGamePageProps) {
  const { api } = usePageServices();
  return <LinkedGamePage played={code.startsWith('~') ? customGame(api, code, lang, mode) : null} />;
}
