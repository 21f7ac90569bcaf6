import { persistently } from './persistently';

/** A function whose script is fetched later; calls before that wait for it and keep their order. */
export interface LaterCall<A extends readonly unknown[]> {
  readonly call: (...args: A) => void;
  readonly preload: () => void;
}

export function callLater<A extends readonly unknown[]>(
  load: () => Promise<(...args: A) => void>,
): LaterCall<A> {
  let loading: Promise<(...args: A) => void> | undefined;
  let loaded: ((...args: A) => void) | undefined;
  const loadOnce = () =>
    (loading ??= persistently(load).then((work) => {
      loaded = work;
      return work;
    }));
  return {
    call(...args) {
      if (loaded) loaded(...args);
      else void loadOnce().then((work) => work(...args));
    },
    preload: () => void loadOnce(),
  };
}
