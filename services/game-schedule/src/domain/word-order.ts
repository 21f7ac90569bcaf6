import { createHmac } from 'node:crypto';
import type { Series } from './series';

/**
 * The curated words of a series in the order of their HMACs: without the key nobody can tell what comes next,
 * with it every replica has the same order.
 */
export function wordOrder(words: readonly string[], { mode, lang }: Series, key: Uint8Array): string[] {
  const digest = (word: string): Buffer =>
    createHmac('sha256', key).update(`${mode}\n${lang}\n${word}`).digest();
  return [...new Set(words)]
    .map((word) => ({ word, place: digest(word) }))
    .sort((a, b) => Buffer.compare(a.place, b.place))
    .map(({ word }) => word);
}
