import type { Series } from './series';

/** One game of a series. */
export interface Game extends Series {
  gameNumber: number;
}

/** The stored words of games. */
export interface ScheduledWords {
  find(game: Game): Promise<string | undefined>;
  /**
   * Stores a word where none is stored yet.
   * @param window how many numbers to either side the choice must know
   * @param choose picks the word, given those stored within the window
   * @returns the word that is stored now, whoever stored it
   */
  fill(game: Game, window: number, choose: (taken: ReadonlySet<string>) => string): Promise<string>;
}
