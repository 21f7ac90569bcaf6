import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component that is fetched when it is needed, or ahead of that. Stands inside a Suspense. */
export interface LazyPart<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>;
  readonly preload: () => void;
}

const RETRY_AFTER_MS = 2000;

/**
 * Puts a part of the page in a script of its own. Where it cannot be fetched (no network) it is tried again until it can:
 * what the player sees meanwhile is the fallback of the Suspense, never an error.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const loadOnce = () => (loading ??= persistently(load));
  return { Part: lazy(loadOnce), preload: () => void loadOnce() };
}

async function persistently<P>(
  load: () => Promise<ComponentType<P>>,
): Promise<{ default: ComponentType<P> }> {
  for (;;) {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
