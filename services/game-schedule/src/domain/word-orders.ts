import { AppError } from '@proximity/common/app-error';
import type { SecretWords } from './secret-words';
import type { Series } from './series';
import { sharedWork } from './shared-work';
import { wordOrder } from './word-order';

/** Gives the order of a series' words. */
export type WordOrders = (series: Series) => Promise<readonly string[]>;

/**
 * Asks for the curated words of a series when they are first needed and keeps their order. A failure is not
 * kept, so only languages that exist take room.
 */
export function createWordOrders(words: Pick<SecretWords, 'curated'>, key: Uint8Array): WordOrders {
  const known = new Map<string, readonly string[]>();
  const once = sharedWork<readonly string[]>();
  const load = async (series: Series): Promise<readonly string[]> => {
    const order = wordOrder(await words.curated(series), series, key);
    if (order.length === 0) throw new AppError('unavailable', 'There are no words for this game right now.');
    known.set(nameOf(series), order);
    return order;
  };
  return async (series) => known.get(nameOf(series)) ?? once(nameOf(series), () => load(series));
}

function nameOf({ lang, mode }: Series): string {
  return `${lang}/${mode}`;
}
