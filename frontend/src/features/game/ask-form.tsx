import { checkGuess } from '@proximity/rules/check-guess';
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useMedia } from '../../shared/use-media';
import { Button } from '../../shared/ui/button';
import fieldStyles from '../../shared/ui/word-field.module.css';
import styles from './ask-form.module.css';
import { RefusalNote } from './refusal-note';
import type { GameStore } from './state/game-store';
import type { GameView, Refusal } from './state/game-view';
import { WaitingGuesses } from './waiting-guesses';

interface AskFormProps {
  readonly store: GameStore;
  readonly view: GameView;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** What stays in sight together with the field. */
  readonly children: ReactNode;
}

/** The field for a guess. It keeps the focus, so that the keyboard of a phone stays open between guesses. */
export function AskForm({ store, view, inputRef, children }: AskFormProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const { refusal, refusals } = view;
  const { typed, remember } = useTyped(refusal);
  const isOfBefore = useReturnedWord(view, typed, { text, setText }, inputRef);
  useFocusAtFirst(inputRef);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // what was refused is either sent anew, or stays to be read
    if (!isOfBefore) store.forgetRefusal();
    remember(text);
    if (store.guess(text)) setText('');
    inputRef.current?.focus();
  }
  function onType(next: string) {
    setText(next);
    if (!isOfBefore || text === '') store.forgetRefusal();
  }
  function onChoose(word: string) {
    store.forgetRefusal();
    if (store.guess(word) && text === typed) setText('');
    inputRef.current?.focus();
  }
  return (
    <form className={styles.ask} onSubmit={onSubmit} noValidate>
      <div className={`${fieldStyles.field} ${refusal ? fieldStyles.bad : ''}`} data-shake={refusals % 2}>
        <label className="sr" htmlFor="guess">
          {t('ask.label')}
        </label>
        <input
          id="guess"
          ref={inputRef}
          value={text}
          onChange={(event) => onType(event.target.value)}
          placeholder={t('ask.placeholder')}
          lang={view.game.lang}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refusal !== null && !isOfBefore}
          aria-describedby={refusal ? 'guess-refusal' : undefined}
        />
        <WaitingGuesses view={view} />
        {/* a press must not take the focus from the field, or a phone folds its keyboard away */}
        <Button look="solid" type="submit" onMouseDown={(event) => event.preventDefault()}>
          {t('ask.submit')}
        </Button>
      </div>
      <RefusalNote {...{ refusal, refusals, typed, isOfBefore, onChoose }} lang={view.game.lang} />
      {children}
    </form>
  );
}

interface Typed {
  /** The refused word as the player wrote it; null where none is refused. */
  readonly typed: string | null;
  readonly remember: (text: string) => void;
}

// A word is sent without its spaces and capitals: what comes back is what was typed.
function useTyped(refusal: Refusal | null): Typed {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const word = refusal?.reason === 'not_found' ? refusal.word : null;
  return {
    typed: word && (texts.get(word) ?? word),
    remember(text) {
      const checked = checkGuess(text);
      if (checked.ok) setTexts((before) => new Map(before).set(checked.word, text.trim()));
    },
  };
}

interface FieldText {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/**
 * A word that the server does not know comes back to be mended, unless the next one is being typed: returns whether that
 * is so, and the refusal is of a word that is not in the field.
 */
function useReturnedWord(
  { refusals }: GameView,
  typed: string | null,
  { text, setText }: FieldText,
  inputRef: RefObject<HTMLInputElement | null>,
): boolean {
  const [seen, setSeen] = useState({ refusals, isOfBefore: false });
  if (seen.refusals !== refusals) {
    setSeen({ refusals, isOfBefore: typed !== null && text !== '' && text !== typed });
    if (typed !== null && text === '') setText(typed);
  }
  useEffect(() => {
    const input = inputRef.current;
    if (input !== null && input.value === typed) input.select();
  }, [refusals, typed, inputRef]);
  return seen.isOfBefore;
}

// With a mouse nobody is surprised by a focused field; on a phone it would open the keyboard over the page.
function useFocusAtFirst(inputRef: RefObject<HTMLInputElement | null>) {
  const hasMouse = useMedia('(pointer: fine)');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && hasMouse) inputRef.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [hasMouse, inputRef]);
}
