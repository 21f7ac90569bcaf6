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
  /** Keeps a toast on as long as somebody reads it; what it returns lets it go, after its whole time. */
  readonly hold: (id: number) => () => void;
  /** Another action begins: what was said of the one before is over. */
  readonly clear: () => void;
}

const DEFAULT_DURATION_MS = 3000;

export function createToaster(): Toaster {
  const shown = observableValue<Toast | null>(null);
  let lastId = 0;
  let holds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(toast: Toast | null): void {
    holds = 0;
    clearTimeout(timer);
    shown.set(toast);
    if (toast) startTimer(toast);
  }
  function startTimer({ durationMs }: Toast): void {
    timer = setTimeout(() => put(null), durationMs);
  }
  return {
    current: shown.current,
    subscribe: shown.subscribe,
    show(message, type = 'success', durationMs = DEFAULT_DURATION_MS) {
      lastId += 1;
      put({ id: lastId, message, type, durationMs });
    },
    clear: () => put(null),
    dismiss(id) {
      if (shown.current()?.id === id) put(null);
    },
    hold(id) {
      if (shown.current()?.id === id) {
        holds += 1;
        clearTimeout(timer);
      }
      return () => {
        const toast = shown.current();
        if (toast?.id !== id) return;
        holds -= 1;
        if (holds === 0) startTimer(toast);
      };
    },
  };
}
