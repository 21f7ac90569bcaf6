import { checkGuess } from '@proximity/rules/check-guess';
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { useMedia } from '../../shared/use-media';
import { Button } from '../../shared/ui/button';
import fieldStyles from '../../shared/ui/word-field.module.css';
import styles from './ask-form.module.css';
import { RefusalNote } from './refusal-note';
import type { GameStore } from './state/game-store';
import type { GameView } from './state/game-view';
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
  const [sentence, setSentence] = useState<string | null>(null);
  const { refusal, refusals } = view;
  useReturnedWord(view, text, setText, inputRef);
  useFocusAtFirst(inputRef);

  function ask(guess: string) {
    setSentence(wordOfSentence(guess));
    if (store.guess(guess)) setText('');
    inputRef.current?.focus();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    ask(text);
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
          onChange={(event) => {
            setText(event.target.value);
            store.forgetRefusal();
          }}
          placeholder={t('ask.placeholder')}
          lang={view.game.lang}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={refusal !== null}
          aria-describedby={refusal ? 'guess-refusal' : undefined}
        />
        <WaitingGuesses view={view} />
        {/* a press must not take the focus from the field, or a phone folds its keyboard away */}
        <Button look="solid" type="submit" onMouseDown={(event) => event.preventDefault()}>
          {t('ask.submit')}
        </Button>
      </div>
      <RefusalNote {...{ refusal, refusals, sentence }} lang={view.game.lang} onChoose={ask} />
      {children}
    </form>
  );
}

/** What becomes of several words that are sent at once; null for a single one. */
function wordOfSentence(text: string): string | null {
  const checked = checkGuess(text);
  return checked.ok && /\s/.test(text.trim()) ? checked.word : null;
}

// A word that the server does not know comes back to be mended, unless the next one is being typed.
function useReturnedWord(
  { refusal, refusals }: GameView,
  text: string,
  setText: (text: string) => void,
  inputRef: RefObject<HTMLInputElement | null>,
) {
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    if (refusal?.reason === 'not_found' && text === '') setText(refusal.word);
  }
  const unknown = refusal?.reason === 'not_found' ? refusal.word : null;
  useEffect(() => {
    const input = inputRef.current;
    if (input !== null && input.value === unknown) input.select();
  }, [refusals, unknown, inputRef]);
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
