import type { GameState } from '@proximity/rules/game-state';
import { useTexts } from '../../i18n/use-texts';
import { useNearness } from '../../api/use-nearness';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './opening-line.module.css';

const PARTS = ['nearest', 'tenth', 'thousandth'] as const;

/** How near the secret's neighbours are, so that the numbers of the first guesses mean something. */
export function OpeningLine({ game }: { readonly game: GameState }) {
  const { t } = useTexts();
  const { data } = useNearness(game.secretWord, game.lang, game.mode);
  return (
    <p className={styles.facts}>
      {data &&
        PARTS.map((part) => (
          <span key={part}>
            <Emphasis text={t(`nearness.${part}`, { value: data[part] })} />{' '}
          </span>
        ))}
    </p>
  );
}
