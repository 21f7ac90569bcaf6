import { useEffect, type RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { Today } from '../../api/use-today';
import { usePageServices } from '../../shared/page-services';
import { AskForm } from './ask-form';
import type { AskedMove } from './confirm-move';
import { EmptyGame } from './empty-game';
import { GuessList } from './guess-list';
import { OpeningLine } from './opening-line';
import { PinnedGuess } from './pinned-guess';
import { rememberRules } from './rules-read';
import styles from './playing-board.module.css';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';
import { Tally } from './tally';
import { Tools } from './tools';

interface PlayingBoardProps {
  readonly store: GameStore;
  readonly view: GameView;
  readonly today: Today;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAsk: (move: AskedMove) => void;
}

/** A game under way. Field and last guess stick together, so a guess made while scrolled down is still seen. */
export function PlayingBoard({ store, view, today, field, onAsk }: PlayingBoardProps) {
  const { t } = useTexts();
  const { game, stalled } = view;
  const { storage } = usePageServices();
  const isEmpty = game.guesses.length === 0;
  useEffect(() => {
    if (!isEmpty) rememberRules(storage);
  }, [isEmpty, storage]);
  return (
    <>
      <OpeningLine game={game} />
      <AskForm store={store} view={view} inputRef={field}>
        <PinnedGuess view={view} />
      </AskForm>
      {stalled !== null && game.waiting.length > 0 && (
        <p className={styles.note} role="status">
          {t(`ask.${stalled}`, { count: game.waiting.length })}
        </p>
      )}
      <Tools view={view} onHint={() => onAsk('hint')} onGiveUp={() => onAsk('giveUp')} />
      {isEmpty ? (
        <EmptyGame today={today} />
      ) : (
        <>
          <Tally store={store} view={view} />
          <GuessList view={view} />
        </>
      )}
    </>
  );
}
