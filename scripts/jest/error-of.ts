/** What the work throws, for a look at more than its message; undefined when it throws nothing. */
export function errorOf(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}
