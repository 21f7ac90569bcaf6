import type { Language } from '@proximity/rules/game-mode';
import { useTexts } from '../../i18n/use-texts';
import fieldStyles from '../../shared/ui/word-field.module.css';
import styles from './ask-form.module.css';
import type { Refusal } from './state/game-view';

interface RefusalNoteProps {
  readonly refusal: Refusal | null;
  /** Rises with every refusal: the same one twice is a new text, which is announced again. */
  readonly refusals: number;
  /** The refused word as the player wrote it; null where none is refused. */
  readonly typed: string | null;
  /** The field holds another word by now: this one has to be named. */
  readonly isOfBefore: boolean;
  readonly lang: Language;
  readonly onChoose: (word: string) => void;
}

/** Under the field: why a guess was not taken, and what was perhaps meant. */
export function RefusalNote({ refusal, refusals, typed, isOfBefore, lang, onChoose }: RefusalNoteProps) {
  const { t } = useTexts();
  const suggestions = refusal?.reason === 'not_found' ? refusal.suggestions : [];
  const isSentence = typed !== null && /\s/.test(typed);
  return (
    <div className={styles.note}>
      <p id="guess-refusal" className={fieldStyles.why} role="alert">
        {isOfBefore && refusal && (
          <>
            <b lang={lang}>{typed}</b>:{' '}
          </>
        )}
        {refusal && <span key={refusals}>{reasonText()}</span>}
        {isSentence && <span>. {t('ask.oneWord')}</span>}
        {suggestions.length > 0 && !isSentence && <span>. {t('ask.didYouMean')}</span>}
      </p>
      {suggestions.length > 0 && (
        <p className={styles.chips} lang={lang}>
          {suggestions.map(({ word, display }) => (
            <button key={word} type="button" className={styles.chip} onClick={() => onChoose(word)}>
              {display}
            </button>
          ))}
        </p>
      )}
    </div>
  );

  function reasonText(): string {
    switch (refusal?.reason) {
      case 'empty':
        return t('ask.empty');
      case 'too_short':
        return t('ask.tooShort');
      default:
        return t('ask.notFound');
    }
  }
}
