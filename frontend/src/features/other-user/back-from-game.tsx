import type { GameState } from '@proximity/rules/game-state';
import { useToday } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../shared/ui/button-link';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useVisitPath } from '../../shared/use-visit-path';
import { useVisitLanguage } from '../../shared/visit-language';
import styles from './other-game.module.css';

/** Back to the player's own game of that day. */
export function BackFromGame({ game: { mode, lang, gameNumber } }: { readonly game: GameState }) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const visitLanguage = useVisitLanguage();
  const isToday = useToday().data?.gameNumber === gameNumber;
  const inLanguage = lang === visitLanguage ? {} : { lang };
  const to = isToday
    ? visitPath(mode === 'daily' ? '/' : `/play/${mode}`, inLanguage)
    : visitPath('/archive/game', { num: gameNumber, ...(mode !== 'daily' && { mode }), ...inLanguage });
  return (
    <ButtonLink look="ghost" className={styles.back ?? ''} to={to}>
      <LaterIcon name="left" /> {t('otherUser.back')}
    </ButtonLink>
  );
}
