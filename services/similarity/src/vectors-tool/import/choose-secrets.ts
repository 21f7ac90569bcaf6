import { wordLength } from '@proximity/common/words';
import { Refusal } from '../refusal';
import { CURATED_LISTS, type CuratedList } from './import-options';
import type { Lists } from './lists';

export type Secrets = Record<CuratedList, readonly string[]>;

/** Without a list: words so frequent that everybody knows them, but not the most frequent, which mean little. */
export const SECRETS_BY_FREQUENCY = { from: 500, to: 3500, shortest: 4, junior: 900, child: 350 } as const;

/**
 * The secret words of each mode: those of the operator's list that are ranked, else chosen by frequency.
 * @param ranked the ranked words, most frequent first
 * @throws Refusal when no word is left for a mode
 */
export function chooseSecrets(
  ranked: readonly string[],
  folds: ReadonlyMap<string, string>,
  { curated, sensitive }: Pick<Lists, 'curated' | 'sensitive'>,
): Secrets {
  const isRanked = new Set(ranked);
  const frequent = ranked.slice(SECRETS_BY_FREQUENCY.from, SECRETS_BY_FREQUENCY.to).filter(isSecretLike);
  const forChildren = frequent.filter((word) => !sensitive.has(word));
  const listed = (list: CuratedList): string[] | undefined => {
    const words = curated[list];
    return (
      words &&
      [...new Set([...words].map((word) => folds.get(word) ?? word))].filter((word) => isRanked.has(word))
    );
  };
  const unsensitive = (words: string[] | undefined): string[] | undefined =>
    words?.filter((word) => !sensitive.has(word));
  const secrets: Secrets = {
    secrets: listed('secrets') ?? frequent,
    junior: unsensitive(listed('junior')) ?? forChildren.slice(0, SECRETS_BY_FREQUENCY.junior),
    child: unsensitive(listed('child')) ?? forChildren.slice(0, SECRETS_BY_FREQUENCY.child),
  };
  const empty = CURATED_LISTS.find((list) => secrets[list].length === 0);
  if (empty)
    throw new Refusal(`No word is left for the list "${empty}": none of the ones meant for it is ranked.`);
  return secrets;
}

function isSecretLike(word: string): boolean {
  return wordLength(word) >= SECRETS_BY_FREQUENCY.shortest && /^[\p{L}\p{M}]+$/u.test(word);
}
