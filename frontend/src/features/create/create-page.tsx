import type { Language } from '@proximity/rules/game-mode';
import { useEffect, useRef, type Ref } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { usePageHead } from '../../shared/use-page-head';
import { CreateStep } from './create-step';
import styles from './create-page.module.css';
import type { Draft } from './draft';
import { GameLinks } from './game-links';
import { NeighborsOfWord } from './neighbors-of-word';
import { SurpriseRow } from './surprise-row';
import { useDraft } from './use-draft';
import { WordForm } from './word-form';
import { Button } from '../../shared/ui/button';
import { LaterIcon } from '../../shared/ui/later-icon';

export interface CreatePageProps {
  readonly lang: Language;
}

/** Makes a game from a word, in three steps: word, game, link. */
export function CreatePage({ lang }: CreatePageProps) {
  const { t } = useTexts();
  const { draft, edit, validate, choose, create, clear } = useDraft(lang);
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { validated, created } = draft;
  // the pressed button has done its work: the focus goes on to the next step
  useEffect(() => {
    if (validated !== null) next.current?.focus();
  }, [validated]);
  usePageHead({ title: t('create.title'), description: t('create.description') });
  return (
    <div className={styles.columns}>
      <div>
        <h1 className={styles.title}>{t('create.title')}</h1>
        <p className={styles.lead}>{t('create.lead')}</p>
        <CreateStep number={1} title={t('create.pick')} isDone={validated !== null}>
          <WordForm
            draft={draft}
            lang={lang}
            inputRef={field}
            onEdit={edit}
            onValidate={() => void validate()}
            onChoose={(word) => void choose(word)}
          />
        </CreateStep>
        <CreateStep number={2} title={t('create.make')} isDone={created !== null}>
          <MakeActions
            draft={draft}
            nextRef={next}
            onCreate={() => void create()}
            onClear={() => {
              clear();
              field.current?.focus();
            }}
          />
        </CreateStep>
        <CreateStep number={3} title={t('create.send')} isDone={false}>
          {created && <GameLinks created={created} />}
        </CreateStep>
        <SurpriseRow />
      </div>
      <NeighborsOfWord validated={validated} lang={lang} />
    </div>
  );
}

interface MakeActionsProps {
  readonly draft: Draft;
  readonly nextRef: Ref<HTMLButtonElement>;
  readonly onCreate: () => void;
  readonly onClear: () => void;
}

/** Makes the game, or begins anew. */
function MakeActions({
  draft: { text, busy, validated, created },
  nextRef,
  onCreate,
  onClear,
}: MakeActionsProps) {
  const { t } = useTexts();
  return (
    <div className={styles.actions}>
      <Button
        ref={nextRef}
        look={validated !== null && created === null ? 'solid' : 'box'}
        disabled={validated === null || created !== null}
        busy={busy === 'creating'}
        onClick={onCreate}
      >
        {created === null ? (
          t('create.create')
        ) : (
          <>
            <LaterIcon name="check" /> {t('create.created')}
          </>
        )}
      </Button>
      {text !== '' && (
        <Button look="ghost" onClick={onClear}>
          {t('create.clear')}
        </Button>
      )}
    </div>
  );
}
