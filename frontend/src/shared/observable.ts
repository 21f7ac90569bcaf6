import { useSyncExternalStore } from 'react';

/** A value that changes by itself and says so. */
export interface Observable<T> {
  readonly current: () => T;
  /** Calls after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ObservableValue<T> extends Observable<T> {
  readonly set: (value: T) => void;
}

export function observableValue<T>(initial: T): ObservableValue<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The present value; a component that uses it is drawn anew when it changes. */
export function useObservable<T>({ current, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, current);
}
