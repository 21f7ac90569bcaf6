import { checkGuess } from '@proximity/rules/check-guess';
import type { Language } from '@proximity/rules/game-mode';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { createCustomGame } from '../../api/create-custom-game';
import { suggestionsOf } from '../../api/suggestions-of';
import { fetchNearestWords } from '../../api/use-nearest-words';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { customGamePath, userGamePath } from '../../shared/word-link';
import { EMPTY_DRAFT, edited, refused, unrefused, validatedWord, type Draft } from './draft';
import { randomShell } from './random-shell';

interface DraftMoves {
  readonly draft: Draft;
  readonly edit: (text: string) => void;
  readonly validate: () => Promise<void>;
  /** Takes and checks another word than the typed one. */
  readonly choose: (word: string) => Promise<void>;
  readonly create: () => Promise<void>;
  readonly clear: () => void;
}

/** A game in the making: word, check, links. */
export function useDraft(lang: Language): DraftMoves {
  const { api, site, toaster } = usePageServices();
  const { t } = useTexts();
  const refuse = useRefusalToast();
  const { draft, show, ask } = useAskedDraft(refuse);
  async function validate(typed: Draft) {
    const checked = checkGuess(typed.text);
    if (!checked.ok) return show(refused(typed, checked.reason));
    const { word } = checked;
    await ask(
      { ...unrefused(typed), busy: 'validating' },
      () => fetchNearestWords(api, { word, lang, mode: 'daily' }),
      (answer) => {
        const validated = validatedWord(answer);
        if (validated !== null) return { ...unrefused(typed), validated };
        refuse(null);
        return refused(typed, 'unfit');
      },
    );
  }
  return {
    draft,
    edit: (text) => show(edited(draft, text)),
    clear: () => show(EMPTY_DRAFT),
    validate: () => validate(draft),
    choose: (word) => validate(edited(draft, word)),
    async create() {
      const { validated } = draft;
      if (validated === null || draft.created !== null) return;
      const origin = site.publicAddress ?? window.location.origin;
      await ask(
        { ...unrefused(draft), busy: 'creating' },
        () => createCustomGame(api, { word: validated.word }, { lang, mode: 'daily' }),
        (code) => {
          toaster.show(t('create.created'));
          const link = origin + userGamePath(validated.word, randomShell(), lang);
          return { ...draft, created: { link, hiddenLink: origin + customGamePath(code, lang, 'daily') } };
        },
      );
    },
  };
}

interface AskedDraft {
  readonly draft: Draft;
  readonly show: (next: Draft) => void;
  /** Shows the busy draft, then what the answer makes of it. */
  readonly ask: <T>(busy: Draft, question: () => Promise<T>, onAnswer: (answer: T) => Draft) => Promise<void>;
}

/** A draft and what is asked about it. An answer that comes after the word was edited is not shown. */
function useAskedDraft(refuse: (error: unknown) => void): AskedDraft {
  const { toaster } = usePageServices();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const turn = useRef(0);
  const show = (next: Draft) => {
    turn.current += 1;
    setDraft(next);
  };
  return {
    draft,
    show,
    async ask(busy, question, onAnswer) {
      toaster.clear();
      show(busy);
      const own = turn.current;
      try {
        const answer = await question();
        if (own === turn.current) show(onAnswer(answer));
      } catch (error) {
        if (own !== turn.current) return;
        const idle: Draft = { ...busy, busy: null };
        show(isAboutWord(error) ? refused(idle, 'unfit', suggestionsOf(error)) : idle);
        refuse(error);
      }
    },
  };
}

/** Says why there is no game: the word (null, or an answer of the server), or the way to the server. */
function useRefusalToast(): (error: unknown) => void {
  const { toaster, connection } = usePageServices();
  const { t } = useTexts();
  return (error) => {
    if (error !== null && !isAboutWord(error)) {
      if (connection.current()) toaster.show(t('toast.failed'), 'error');
      else toaster.show(t('toast.needs_network'), 'info');
      return;
    }
    toaster.show(t('create.unfit'), 'error');
  };
}

function isAboutWord(error: unknown): error is ApiError {
  const codes = ['word_not_found', 'invalid_word', 'unfit_word', 'secret_not_found'];
  return error instanceof ApiError && codes.includes(error.code);
}
