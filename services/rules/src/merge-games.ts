import { countAnswer } from './answer-move';
import type { GameState, Guess } from './game-state';

/**
 * One game that was played in two places, as one: the union of their rows by `word`, those of `stored` first, and then
 * the finish. The first finish stays: a game that is over in `stored` keeps its end and its counts, and rows that it
 * did not have are late. The finishing row is the last one. What is under way in `sent`, and how it is shown, stays so.
 * @param stored what is kept already: by the account, or by another tab
 * @param sent the same game as this device has it; whether a row is late is not taken from here
 */
export function mergeGames(stored: GameState, sent: GameState): GameState {
  const base = countAnswer(stored).state;
  const finished = isOver(base) ? base : sent;
  const finish = finishOf(base, sent);
  const rows = [...base.guesses, ...newRows(base, sent)];
  const guesses = numbered(finish === undefined ? rows : finishLast(rows, finish));
  const words = new Set(guesses.map((guess) => guess.word));
  const over = isOver(finished);
  return {
    ...sent,
    guesses,
    status: finished.status,
    secretWord: over ? (finish?.word ?? null) : (sent.secretWord ?? base.secretWord),
    waiting: over ? [] : sent.waiting.filter((move) => move.kind !== 'guess' || !words.has(move.word)),
    counting: over ? null : sent.counting,
    hasShownStats: stored.hasShownStats || sent.hasShownStats,
    hasShownConfetti: stored.hasShownConfetti || sent.hasShownConfetti,
  };
}

function isOver(game: GameState): boolean {
  return game.status !== 'playing';
}

/** The row that ends the game, or that will once its bar has grown. */
function finishOf(stored: GameState, sent: GameState): Guess | undefined {
  const kept = stored.guesses.find((guess) => guess.correct);
  return kept === undefined ? sent.guesses.find((guess) => guess.correct) : spelledBy(sent, kept);
}

/** The account reveals a word without knowing how it is written; the device that lists it does (German nouns). */
function spelledBy(sent: GameState, finish: Guess): Guess {
  const display = sent.guesses.find((guess) => guess.word === finish.word)?.display;
  const isKnownBetter = finish.display === finish.word && display?.toLowerCase() === finish.word;
  return isKnownBetter ? { ...finish, display } : finish;
}

function newRows(stored: GameState, sent: GameState): readonly Guess[] {
  const known = new Set(stored.guesses.map((guess) => guess.word));
  return sent.guesses
    .filter((guess) => !known.has(guess.word))
    .map(({ isLate: _isLate, ...guess }) => (isOver(stored) ? { ...guess, isLate: true } : guess));
}

/** Another finish than the one that stays (the day's word was changed between them) is a row like any other. */
function finishLast(rows: readonly Guess[], finish: Guess): readonly Guess[] {
  const others = rows.filter((guess) => guess.word !== finish.word);
  const { isLate: _isLate, ...last } = finish;
  return [...others.map((guess) => (guess.correct ? { ...guess, correct: false } : guess)), last];
}

function numbered(rows: readonly Guess[]): readonly Guess[] {
  return rows.map((guess, index) =>
    guess.guessNumber === index + 1 ? guess : { ...guess, guessNumber: index + 1 },
  );
}
