import { useTexts } from '../../i18n/use-texts';
import { LaterIcon, type IconName } from '../../shared/ui/later-icon';
import type { GameMark } from './game-mark';
import styles from './game-card.module.css';

const icons: Readonly<Record<GameMark['kind'], IconName>> = { won: 'check', over: 'flag', started: 'create' };

/** Won, over or begun: in words and with a sign, not by colour alone. */
export function MarkText({ mark }: { readonly mark: GameMark }) {
  const { t } = useTexts();
  const textOf = (shown: GameMark) => {
    if (shown.kind !== 'won') return t(`archive.${shown.kind}`);
    return shown.guesses === null ? t('archive.counts.won') : t('archive.won', { count: shown.guesses });
  };
  return (
    <span className={styles.mark}>
      <LaterIcon name={icons[mark.kind]} small /> {textOf(mark)}
    </span>
  );
}
