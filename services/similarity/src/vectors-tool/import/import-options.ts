import type { Format } from '../input/format';

/** What `import` is asked to do; every path is absolute. */
export interface ImportOptions {
  lang: string;
  format: Format;
  input: string;
  output: string;
  /** How many words are kept, the first of the file; Infinity for all. */
  limit: number;
  /** How many of the kept words are ranked; curated ones are ranked beyond that. */
  ranked: number;
  /** A set that already lies in the output folder may be replaced. */
  replace: boolean;
  lists: ListFiles;
}

/** The files with lists of words, where there are any. */
export interface ListFiles extends Partial<Record<CuratedList, string>> {
  vocabulary?: string;
  forms?: string;
  display?: string;
  blocked?: string;
  sensitive?: string;
}

/** The lists of secret words: for every day, for the junior mode and for the child mode. */
export const CURATED_LISTS = ['secrets', 'junior', 'child'] as const;
export type CuratedList = (typeof CURATED_LISTS)[number];
