/** A game as a device keeps it, under way. @returns JSON text */
export function sampleGame(gameNumber: number, ...words: string[]): string {
  return JSON.stringify({
    version: 1,
    savedAt: '2026-01-01T00:00:00.000Z',
    gameCode: 'proximity',
    mode: 'daily',
    lang: 'en',
    gameNumber,
    code: null,
    origin: 'archive',
    secretWord: null,
    gameOver: false,
    hasWon: false,
    guesses: words.map(scored),
    guessCount: words.length,
    hintCount: 0,
    waiting: [],
    sortType: 'guess',
    hasShownStats: false,
    hasShownConfetti: false,
  });
}

function scored(word: string, index: number): object {
  return {
    word,
    display: word,
    similarity: 10,
    initialSimilarity: 10,
    percentile: null,
    rank: 2000,
    proximityString: 'cold',
    direction: 1,
    correct: false,
    blocked: false,
    guessNumber: index + 1,
    isHint: false,
  };
}
