import type { GameState, Guess } from '@proximity/rules/game-state';
import { memo, useDeferredValue, useMemo } from 'react';
import { useNearestWords } from '../../api/use-nearest-words';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import { MapDrawing } from './map-drawing';
import { MapKey } from './map-key';
import { layoutMap, mapWordOf, type MapWord } from './map-layout';
import styles from './map-of-guesses.module.css';
import { describeMap } from './describe-map';

/** How many words of the secret's neighbourhood are drawn in at the end. */
const HOOD = 26;

/**
 * A picture of the game: the nearer to the centre, the nearer in meaning; words on the same side are alike. When the
 * game is over, the word stands in the centre, with its neighbourhood around it.
 */
export const MapOfGuesses = memo(function MapOfGuesses({ game }: { readonly game: GameState }) {
  const { t } = useTexts();
  const isOver = game.status !== 'playing';
  const isOther = game.origin === 'otherUser';
  // drawing is never in the way of the next letter
  const guesses = useDeferredValue(game.guesses);
  const last = isOver ? null : (guesses.at(-1)?.word ?? null);
  const secret = isOver ? secretOf(game) : null;
  const hood = useHood(game);
  const layout = useMemo(() => layoutMap({ guesses, last, secret, hood }), [guesses, last, secret, hood]);
  return (
    <section aria-labelledby="map-title">
      <header className={styles.head}>
        <h2 id="map-title">{t(titleKey(game, isOther))}</h2>
      </header>
      <figure className={styles.figure}>
        <MapDrawing
          layout={layout}
          secret={secret}
          isLost={game.status === 'lost'}
          lang={game.lang}
          label={describeMap(t, guesses, isOther)}
        />
        {!isOver && <MapKey />}
        <figcaption className={styles.caption}>
          {secret === null ? (
            `${guesses.length === 0 ? `${t('map.empty')} ` : ''}${t('map.caption')}`
          ) : (
            <Emphasis text={t(captionKey(hood.length > 0, isOther), { word: secret })} />
          )}
        </figcaption>
      </figure>
    </section>
  );
});

// of a game that was given up at once there are no guesses to be seen
function titleKey({ guesses, status }: GameState, isOther: boolean) {
  if (status !== 'playing' && guesses.every(({ correct }) => correct)) return 'map.titleOfNone';
  return isOther ? 'map.titleOfOther' : 'map.title';
}

function captionKey(hasHood: boolean, isOther: boolean) {
  if (!hasHood) return 'map.over';
  return isOther ? 'map.hoodOfOther' : 'map.hood';
}

function secretOf({ guesses, secretWord }: GameState): string {
  return guesses.find(({ correct }: Guess) => correct)?.display ?? secretWord ?? '';
}

const NONE: readonly MapWord[] = [];

// The list of nearest words takes a plain word: it is asked for only once the word is known.
function useHood({ status, secretWord, lang, mode }: GameState): readonly MapWord[] {
  const isKnown = status !== 'playing' && secretWord !== null;
  const { data } = useNearestWords(isKnown ? { word: secretWord, lang, mode } : null);
  return useMemo(() => data?.data.slice(1, 1 + HOOD).map(mapWordOf) ?? NONE, [data]);
}
