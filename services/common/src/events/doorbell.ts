/** Something to wait for: a ring, or the end of a time. A ring while nobody waits is not forgotten. */
export interface Doorbell {
  ring(): void;
  wait(ms: number): Promise<void>;
}

/** A bell for one who waits; times in milliseconds. `wait` never rejects. */
export function createDoorbell(): Doorbell {
  let rung = false;
  let answer: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      answer?.();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      answer = undefined;
    },
  };
}
