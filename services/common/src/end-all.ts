/** Ends one part of what runs. */
export type Stop = () => Promise<void> | void;

/**
 * Ends parts, the last one first, each once; one that cannot be ended keeps none of the others from it.
 * @param stops empty afterwards
 * @throws the first failure, when all the others have ended
 */
export async function endAll(stops: Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
