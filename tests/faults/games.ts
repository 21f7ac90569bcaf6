import type { RunningSystem } from './running-system';

const WRONG = ['ocean', 'house', 'music', 'bread', 'winter', 'engine'];

/** The words of games 1 to `last`, as game-schedule's database has them when they have been asked for. */
export async function wordsOf(system: RunningSystem, last: number): Promise<ReadonlyMap<number, string>> {
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  for (const number of numbers) {
    const { status } = await fetch(`${system.url}/proximity/game/${number}`);
    if (status !== 200) throw new Error(`Game ${number} answers ${status}.`);
  }
  const { rows } = await system.database.gameSchedule.query<{ number: number; word: string }>(
    `SELECT game_number AS number, word FROM scheduled_words
     WHERE lang = 'en' AND mode = 'daily' AND game_number = ANY($1::int[])`,
    [numbers],
  );
  return new Map(rows.map(({ number, word }) => [number, word]));
}

/** A won game of the archive with so many guesses, as a device sends it. */
export function wonGame(gameNumber: number, word: string, guesses: number): string {
  const wrong = WRONG.filter((other) => other !== word).slice(0, guesses - 1);
  const rows = [...wrong.map(wrongGuess), rightGuess(word)];
  return JSON.stringify({
    ...{ version: 1, savedAt: new Date(0).toISOString(), mode: 'daily', lang: 'en', gameNumber, code: null },
    ...{ gameCode: 'proximity', origin: 'archive', secretWord: null, gameOver: true, hasWon: true },
    guesses: rows.map((row, index) => ({ ...row, guessNumber: index + 1, isHint: false })),
    ...{ guessCount: rows.length, hintCount: 0, waiting: [], sortType: 'proximity' },
    ...{ hasShownStats: false, hasShownConfetti: false },
  });
}

function wrongGuess(word: string) {
  return {
    ...{ word, display: word, similarity: 5, initialSimilarity: 5, percentile: null, rank: 9_000 },
    ...{ proximityString: 'cold', direction: 90, correct: false, blocked: false },
  };
}

function rightGuess(word: string) {
  return {
    ...{ word, display: word, similarity: 100, initialSimilarity: 100, percentile: 1000, rank: 1 },
    ...{ proximityString: 'correct', direction: null, correct: true, blocked: false },
  };
}
