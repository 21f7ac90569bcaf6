import { observableValue, type Observable } from '../observable';

export type ToastType = 'success' | 'error' | 'info';

export interface Toast {
  /** Rises with every toast, so that the same message twice is two toasts. */
  readonly id: number;
  readonly message: string;
  readonly type: ToastType;
  readonly durationMs: number;
}

/** Short messages at the top of the page, one at a time: a new one takes the place of the old. */
export interface Toaster extends Observable<Toast | null> {
  readonly show: (message: string, type?: ToastType, durationMs?: number) => void;
  readonly dismiss: (id: number) => void;
  /** Another action begins: what was said of the one before is over. */
  readonly clear: () => void;
}

const DEFAULT_DURATION_MS = 3000;

export function createToaster(): Toaster {
  const shown = observableValue<Toast | null>(null);
  let lastId = 0;
  return {
    current: shown.current,
    subscribe: shown.subscribe,
    show(message, type = 'success', durationMs = DEFAULT_DURATION_MS) {
      lastId += 1;
      shown.set({ id: lastId, message, type, durationMs });
    },
    clear: () => shown.set(null),
    dismiss(id) {
      if (shown.current()?.id === id) shown.set(null);
    },
  };
}
