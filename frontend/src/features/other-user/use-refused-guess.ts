import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';

/** A page of guesses invites to type one: whoever does is told that nothing can be guessed here. */
export function useRefusedGuess(): void {
  const { toaster } = usePageServices();
  const { t } = useTexts();
  useEffect(() => {
    const refuse = (event: KeyboardEvent) => {
      if (isTyping(event) && toaster.current() === null) toaster.show(t('otherUser.readOnly'), 'info');
    };
    document.addEventListener('keydown', refuse);
    return () => document.removeEventListener('keydown', refuse);
  }, [toaster, t]);
}

// a letter by itself, typed into nothing
function isTyping({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !/^\p{L}$/u.test(key)) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, dialog') !== null);
}
