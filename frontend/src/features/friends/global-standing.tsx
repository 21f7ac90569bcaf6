import type { BoardGame } from '../../api/use-friends-games';
import { useStanding } from '../../api/use-standing';
import { useTexts } from '../../i18n/use-texts';
import type { Translate } from '../../i18n/texts';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './board.module.css';

interface GlobalStandingProps {
  readonly game: BoardGame;
  /** It is today's, while the game on the screen is one of somebody's own. */
  readonly isOfOtherGame: boolean;
}

/** Which game it is, and the player's place on the list of all members, where anybody is on it; without names. */
export function GlobalStanding({ game, isOfOtherGame }: GlobalStandingProps) {
  const { t } = useTexts();
  const { data } = useStanding(game);
  return (
    <p className={styles.standing}>
      <span>{t(isOfOtherGame ? 'friends.todaysGame' : 'friends.game', { gameNumber: game.gameNumber })}</span>
      {data && data.finishers > 0 && (
        <span>
          <Emphasis text={standingText(t, data.place, data.finishers)} />
        </span>
      )}
    </p>
  );
}

function standingText(t: Translate, place: number | null, finishers: number): string {
  return place === null
    ? t('friends.finishers', { count: finishers })
    : t('friends.standing', { place, finishers });
}
