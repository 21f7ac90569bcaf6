import { useObservable } from '../shared/observable';
import { usePageServices } from '../shared/page-services';
import type { Translate } from './texts';

interface ShownTexts {
  readonly t: Translate;
  /** The interface's language. */
  readonly language: string;
}

/** The texts of the interface; a component that uses them is drawn anew when its language changes. */
export function useTexts(): ShownTexts {
  const { texts } = usePageServices();
  return { language: useObservable(texts), t: texts.t };
}
