/** What a device sends of a daily English game: these words, the last of which ends it if it is the secret. */
export function deviceGame(gameNumber: number, words: string[], secret?: string): string {
  const isOver = secret !== undefined && words.at(-1) === secret;
  return JSON.stringify({
    version: 1,
    ...{ savedAt: '2026-05-01T15:00:00.000Z', gameCode: 'proximity', mode: 'daily', lang: 'en', gameNumber },
    ...{ code: null, origin: 'main', secretWord: null, gameOver: isOver, hasWon: isOver },
    guesses: words.map((word, place) => row(word, place + 1, word === secret)),
    ...{ guessCount: words.length, hintCount: 0, waiting: [], sortType: 'proximity' },
    ...{ hasShownStats: false, hasShownConfetti: false },
  });
}

function row(word: string, guessNumber: number, correct: boolean) {
  const score = correct
    ? { similarity: 100, initialSimilarity: 100, percentile: 1000, rank: 1, proximityString: 'correct' }
    : { similarity: 30, initialSimilarity: 30, percentile: 501, rank: 500, proximityString: '499 away' };
  const direction = correct ? null : 90;
  return { word, display: word, ...score, direction, correct, blocked: false, guessNumber, isHint: false };
}
