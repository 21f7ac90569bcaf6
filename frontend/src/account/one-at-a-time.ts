/** Something that runs once at a time. */
export interface OneAtATime<T> {
  /** Begins, or joins what is under way. */
  readonly run: () => Promise<T>;
  /** What is under way, if anything is. */
  readonly underWay: () => Promise<T> | undefined;
}

export function oneAtATime<T>(begin: () => Promise<T>): OneAtATime<T> {
  let running: Promise<T> | undefined;
  return {
    run: () =>
      (running ??= begin().finally(() => {
        running = undefined;
      })),
    underWay: () => running,
  };
}
