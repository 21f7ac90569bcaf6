import type { NearestAnswer } from '@proximity/gateway/api/nearest';

/** A list of nearest words as the gateway gives it: the word, and 999 invented ones. */
export function neighborsOf(word: string, nearby = 999): NearestAnswer {
  const data = Array.from({ length: 1000 }, (_, index) => ({
    neighbor: index === 0 ? word : `near${index}`,
    display: index === 0 ? word : `near${index}`,
    similarity: 1 - index / 2000,
    percentile: 1000 - index,
    direction: index === 0 ? null : index % 360,
  }));
  return { data, nearby: data.slice(1, 1 + nearby) };
}
