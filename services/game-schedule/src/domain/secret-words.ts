import type { Series } from './series';

/** What the schedule must know about words; similarity knows it. */
export interface SecretWords {
  /** The words from which the series' secrets are taken. @throws AppError `unknown_language` */
  curated(series: Series): Promise<readonly string[]>;
  /**
   * The base form of a typed word.
   * @param requestId under which similarity logs the call
   * @throws AppError `word_not_found`, `invalid_word`, `unknown_language`
   */
  check(series: Series, typed: string, requestId: string): Promise<CheckedWord>;
}

export interface CheckedWord {
  word: string;
  fitAsSecret: boolean;
}
