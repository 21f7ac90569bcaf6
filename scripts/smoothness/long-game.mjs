/* global localStorage */

/** Words of the vocabulary that are each other's neighbours, so that all of them are known. */
export async function knownWords(url) {
  const found = new Set();
  for (const word of ['ocean', 'house', 'music']) {
    const { data } = await (await fetch(`${url}/semantle/top1000/en/${word}`)).json();
    for (const { neighbor } of data) found.add(neighbor);
  }
  return [...found].sort();
}

/** Today's game in which these words have been guessed, ready for `storeGame`. */
export async function playedGame(url, words) {
  const { gameNumber } = await (await fetch(`${url}/proximity/today`)).json();
  const { secretWord } = await (await fetch(`${url}/proximity/game/${gameNumber}`)).json();
  const rows = [];
  for (const word of words) {
    const path = [secretWord, word].map(encodeURIComponent).join('/');
    const score = await (await fetch(`${url}/similarity/en/${path}`)).json();
    if (!score.correct) rows.push(score);
  }
  return { gameNumber, secretWord, rows };
}

/** Runs in the page: fills its stored game, as if the words had been guessed. */
export function storeGame({ gameNumber, secretWord, rows }) {
  localStorage.setItem(
    `game_proximity_${gameNumber}`,
    JSON.stringify({
      version: 1,
      savedAt: new Date().toISOString(),
      mode: 'daily',
      lang: 'en',
      gameNumber,
      code: null,
      origin: 'main',
      secretWord,
      gameOver: false,
      hasWon: false,
      guesses: rows.map((row, index) => ({ ...row, guessNumber: index + 1, isHint: false })),
      waiting: [],
      sortType: 'proximity',
      hasShownStats: false,
      hasShownConfetti: false,
    }),
  );
}
