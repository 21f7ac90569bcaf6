import { createElement, lazy, useState, type ComponentType } from 'react';
import type { LaterTexts } from '../i18n/texts';
import { usePageServices } from './page-services';
import { persistently } from './persistently';

/** A component that is fetched when it is needed, or ahead of that. Stands inside a Suspense. */
export interface LazyPart<P> {
  readonly Part: ComponentType<P>;
  readonly preload: () => void;
}

/**
 * Puts a part of the page in a script of its own; the texts beyond the first page's come along. Where it cannot be
 * fetched (no network) it is tried again until it can: what the player sees meanwhile is the fallback of the Suspense,
 * never an error.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  let loaded: ComponentType<P> | undefined;
  const loadOnce = () =>
    (loading ??= persistently(() => loadPart(load)).then((part) => {
      loaded = part.default;
      return part;
    }));
  const Lazy: ComponentType<P> = lazy(loadOnce);
  return {
    // A lazy component shows the fallback even where its script is there already, and that for 300 ms at least.
    Part: function LazyPart(props) {
      const [Shown] = useState(() => loaded ?? Lazy);
      return createElement(Shown as ComponentType<object>, props as object);
    },
    preload: () => void loadOnce(),
  };
}

async function loadPart<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  const [part, { laterTexts }] = await Promise.all([load(), import('../i18n/later-texts')]);
  return { default: withTexts(part, laterTexts) };
}

/** The part, with the texts that it shows. */
function withTexts<P>(part: ComponentType<P>, texts: LaterTexts): ComponentType<P> {
  return function PartWithTexts(props: P) {
    usePageServices().texts.add(texts);
    return createElement(part as ComponentType<object>, props as object);
  };
}
