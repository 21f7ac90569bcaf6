/** Resolves when it is done or has failed, but after so long in any case: it goes on by itself. */
export async function atMost(ms: number, done: Promise<unknown>): Promise<void> {
  await Promise.race([
    done.then(
      () => undefined,
      () => undefined,
    ),
    new Promise<void>((resolve) => setTimeout(resolve, ms)),
  ]);
}
