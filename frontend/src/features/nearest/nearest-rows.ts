import type { NearestAnswer } from '@proximity/gateway/api/nearest';
import type { GameState } from '@proximity/rules/game-state';
import type { WordRow } from '../../shared/ui/word-table';

/** The rows of the nearest-words page: the rank counts from the length of the list down. */
export function nearestRows(list: NearestAnswer['data'], game: GameState | null): readonly WordRow[] {
  const guesses = new Map(
    game?.guesses.map(({ word, guessNumber, correct }) => [word, correct ? undefined : guessNumber]),
  );
  return list.map(({ neighbor, display, similarity, percentile }) => ({
    word: neighbor,
    display,
    rank: list.length - percentile + 1,
    similarity: similarity * 100,
    guessNumber: guesses.get(neighbor),
  }));
}
