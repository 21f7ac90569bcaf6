import type { Language } from '@proximity/rules/game-mode';
import { useEffect, useId, type FormEvent, type RefObject } from 'react';
import type { Translate } from '../../i18n/texts';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../shared/ui/button';
import { Emphasis } from '../../shared/ui/emphasis';
import fieldStyles from '../../shared/ui/word-field.module.css';
import styles from './create-page.module.css';
import type { Draft, DraftRefusal } from './draft';

interface WordFormProps {
  readonly draft: Draft;
  readonly lang: Language;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onEdit: (text: string) => void;
  readonly onValidate: () => void;
  /** One of the words that were perhaps meant. */
  readonly onChoose: (word: string) => void;
}

/** The word, its check, and what came of it. */
export function WordForm({ draft, lang, inputRef, onEdit, onValidate, onChoose }: WordFormProps) {
  const { t } = useTexts();
  const note = useId();
  const { text, refusal, refusals, suggestions, validated, busy } = draft;
  useEffect(() => {
    if (refusals > 0) inputRef.current?.focus();
  }, [refusals, inputRef]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (validated === null && busy === null) onValidate();
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={`${fieldStyles.field} ${refusal ? fieldStyles.bad : ''}`} data-shake={refusals % 2}>
        <input
          ref={inputRef}
          value={text}
          onChange={(event) => onEdit(event.target.value)}
          aria-label={t('create.label')}
          aria-invalid={refusal !== null}
          aria-describedby={note}
          placeholder={t('create.placeholder')}
          lang={lang}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button look="solid" type="submit" disabled={validated !== null} busy={busy === 'validating'}>
          {t('create.validate')}
        </Button>
      </div>
      <div id={note} role="status">
        {refusal && <p className={fieldStyles.why}>{refusalText(t, draft, refusal)}</p>}
        {validated && (
          <p className={styles.note}>
            <Emphasis text={t('create.good', { count: validated.nearby, word: validated.display })} />
          </p>
        )}
      </div>
      {suggestions.length > 0 && (
        <p className={styles.actions} lang={lang}>
          {suggestions.map(({ word, display }) => (
            <Button key={word} onClick={() => onChoose(word)}>
              {display}
            </Button>
          ))}
        </p>
      )}
    </form>
  );
}

const REASON = { empty: 'ask.empty', too_short: 'ask.tooShort', unfit: 'create.unfit' } as const;

function refusalText(t: Translate, { text, suggestions }: Draft, refusal: DraftRefusal): string {
  const reason = t(REASON[refusal]);
  if (refusal !== 'unfit') return reason;
  if (/\s/.test(text.trim())) return `${reason}. ${t('ask.oneWord')}`;
  return suggestions.length > 0 ? `${reason}. ${t('ask.didYouMean')}` : reason;
}
