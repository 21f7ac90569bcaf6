import type { Language } from '@proximity/rules/game-mode';
import { usePageServices } from '../../shared/page-services';
import { readGameLink } from '../../shared/word-link';
import { LinkedGamePage } from './linked-game-page';
import { userMadeGame } from './state/played-game';

export interface UserGamePageProps {
  /** As the address has it. */
  readonly gameLink: string;
  readonly lang: Language;
}

/** A game whose word is spelled in its link. */
export function UserGamePage({ gameLink, lang }: UserGamePageProps) {
  const { api } = usePageServices();
  const word = readGameLink(gameLink);
  return <LinkedGamePage played={word === undefined ? null : userMadeGame(api, word, lang)} />;
}
