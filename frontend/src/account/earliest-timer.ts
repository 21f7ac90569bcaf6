/** Runs something a while later. */
export interface EarliestTimer {
  /** Of several calls, the earliest counts. */
  readonly runIn: (ms: number) => void;
  readonly stop: () => void;
}

export function createEarliestTimer(now: () => number, run: () => void): EarliestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timerAt = Infinity;
  return {
    runIn(ms) {
      const at = now() + ms;
      if (at >= timerAt) return;
      clearTimeout(timer);
      timerAt = at;
      timer = setTimeout(run, ms);
    },
    stop() {
      clearTimeout(timer);
      timerAt = Infinity;
    },
  };
}
