import type { RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { AskForm } from './ask-form';
import type { AskedMove } from './confirm-move';
import { GuessList } from './guess-list';
import { HowToPlay } from './how-to-play';
import { OpeningLine } from './opening-line';
import { PinnedGuess } from './pinned-guess';
import styles from './playing-board.module.css';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';
import { Tally } from './tally';
import { Tools } from './tools';

interface PlayingBoardProps {
  readonly store: GameStore;
  readonly view: GameView;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAsk: (move: AskedMove) => void;
}

/** A game under way. Field and last guess stick together, so a guess made while scrolled down is still seen. */
export function PlayingBoard({ store, view, field, onAsk }: PlayingBoardProps) {
  const { t } = useTexts();
  const { game, isStalled } = view;
  const isEmpty = game.guesses.length === 0;
  return (
    <>
      <OpeningLine game={game} />
      <AskForm store={store} view={view} inputRef={field}>
        <PinnedGuess view={view} />
      </AskForm>
      {isStalled && game.waiting.length > 0 && (
        <p className={styles.note} role="status">
          {t('ask.offline', { count: game.waiting.length })}
        </p>
      )}
      <Tools view={view} onHint={() => onAsk('hint')} onGiveUp={() => onAsk('giveUp')} />
      {isEmpty ? (
        <HowToPlay />
      ) : (
        <>
          <Tally store={store} view={view} />
          <GuessList view={view} />
        </>
      )}
    </>
  );
}
