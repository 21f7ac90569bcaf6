import type { GameState } from '@proximity/rules/game-state';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import { usePageHead } from '../../shared/use-page-head';
import { nearestTry } from '../game/ending-text';
import { GameBar } from '../game/game-bar';
import columns from '../game/game-columns.module.css';
import { HeatWordsProvider } from '../game/heat-words';
import { Trail } from '../game/trail';
import { MapOfGuesses } from '../map/map-of-guesses';
import { BackFromGame } from './back-from-game';
import { otherGameText } from './other-game-text';
import styles from './other-game.module.css';
import { OtherGuesses } from './other-guesses';
import { useFriendName } from './use-friend-name';
import { useRefusedGuess } from './use-refused-guess';

/** How a friend got there: the way as a picture, every guess, and the map. Nothing can be guessed or changed. */
export function OtherGame({ game }: { readonly game: GameState }) {
  const { t } = useTexts();
  const friend = useFriendName();
  useRefusedGuess();
  usePageHead({ title: t('otherUser.pageTitle', { gameNumber: game.gameNumber }) });
  const secret = game.guesses.find((guess) => guess.correct);
  const isWon = game.status === 'won';
  // a told word is no part of the way
  const tried = isWon ? game.guesses : game.guesses.filter((guess) => !guess.correct);
  return (
    <HeatWordsProvider value={game.mode === 'child'}>
      <BackFromGame game={game} />
      <div className={columns.columns}>
        <div>
          <GameBar gameNumber={game.gameNumber} mode={game.mode} lang={game.lang} />
          <section className={styles.way} aria-labelledby="friends-way">
            <h2 id="friends-way">
              {friend === undefined ? t('otherUser.title') : t('otherUser.titleOf', { friend })}
            </h2>
            <p>
              <Emphasis text={otherGameText(t, game, secret)} />
            </p>
            <Trail guesses={tried} marked={isWon ? secret?.word : nearestTry(game)?.word} />
          </section>
          <OtherGuesses game={game} />
        </div>
        <div className={columns.side}>
          <MapOfGuesses game={game} />
        </div>
      </div>
    </HeatWordsProvider>
  );
}
