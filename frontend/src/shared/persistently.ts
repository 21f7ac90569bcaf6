const RETRY_AFTER_MS = 2000;

/** Fetches a script again and again until it is there: without a network that may take a while. */
export async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
