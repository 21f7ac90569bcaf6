import type { GameState } from '@proximity/rules/game-state';
import { Fragment } from 'react';
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
    <div className={styles.place}>
      <p className={styles.facts}>
        {data &&
          PARTS.map((part) => (
            // the space stands between the parts: inside of one it would be no place to break the line
            <Fragment key={part}>
              <span>
                <Emphasis text={t(`nearness.${part}`, { value: data[part] })} />
              </span>{' '}
            </Fragment>
          ))}
      </p>
    </div>
  );
}
