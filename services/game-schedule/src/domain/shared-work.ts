/**
 * Lets callers who ask for the same thing at the same time wait for one piece of work.
 * @returns a function that joins the running work of the key, or starts it
 */
export function sharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const joined = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, joined);
    return joined;
  };
}
